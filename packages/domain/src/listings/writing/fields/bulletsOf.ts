import type { Kind } from '../../../products/index.js';
import type { Passage } from '../plan/Passage.js';
import type { Topic, Unit } from '../plan/Unit.js';
import type { Story } from '../Story.js';
import { bulletOf } from './bulletOf.js';

export interface WrittenBullets {
  readonly bullets: readonly string[];
  /** The passages that the bullets say. */
  readonly inBullets: readonly Passage[];
  /** Units that are all of a bullet: saying them again would repeat it. */
  readonly sole: ReadonlySet<Unit>;
}

/** Characters of a bullet of several passages. */
const FULL = 170;
const LONGEST = 240;
const MOST = 3;
/** Five bullets are chosen from so many passages: no seller writes more, and hostile text may not cost more. */
const MOST_READ = 120;

/** What buyers ask in one breath. */
const CLUSTERS: Readonly<Record<Topic, string>> = {
  performance: 'features',
  features: 'features',
  build: 'build',
  size: 'size',
  fits: 'fits',
  contents: 'contents',
  ingredients: 'ingredients',
  care: 'care',
  limits: 'limits',
  trust: 'trust',
};

/** Up to five bullets from the strongest passages; fewer where there are fewer. `elsewhere` is said in another field. */
export function bulletsOf(
  { passages, ruleSet, reading, variation }: Story,
  elsewhere: readonly Unit[] = [],
): WrittenBullets {
  const { limits } = ruleSet;
  const count = limits.bulletCount ?? 5;
  const total = limits.bulletsTotalMax ?? 1000;
  const max = Math.min(limits.bulletMax ?? 255, LONGEST);
  const free = passages.slice(0, MOST_READ).filter(({ units }) => !units.every((unit) => elsewhere.includes(unit)));
  const ranked = limitsLast(
    withRest(
      drafts(free, max, reading.name.kind.kind)
        .toSorted((one, other) => scoreOf(other, reading.name.kind.kind) - scoreOf(one, reading.name.kind.kind))
        .slice(0, count),
      free.length,
    ),
  );
  const bullets: string[] = [];
  const inBullets: Passage[] = [];
  const sole = new Set<Unit>();
  let length = 0;
  for (const draft of turned(ranked, variation)) {
    const text = bulletOf(draft);
    const size = [...text].length;
    if (size < (limits.bulletMin ?? 10) || size > max || length + size > total) continue;
    bullets.push(text);
    inBullets.push(...draft);
    // What stands alone, or closes a bullet behind a label, would be repeated word for word.
    const last = draft.at(-1);
    if (last?.units.length === 1 && (draft.length === 1 || last.label !== ''))
      for (const unit of last.units) sole.add(unit);
    length += size;
  }
  return { bullets, inBullets, sole };
}

/** What it is not comes behind what it is. */
const limitsLast = (drafts: readonly (readonly Passage[])[]): readonly (readonly Passage[])[] =>
  drafts.toSorted(
    (one, other) => Number(one.every(({ isLimit }) => isLimit)) - Number(other.every(({ isLimit }) => isLimit)),
  );

/** From so many passages on, the description has some of its own. */
const MANY = 7;
const SHARE = 0.72;

/** The weakest passages of full bullets are left to the description. */
function withRest(drafts: readonly (readonly Passage[])[], count: number): readonly (readonly Passage[])[] {
  let inBullets = drafts.reduce((sum, draft) => sum + draft.length, 0);
  const most = count < MANY ? count : Math.ceil(count * SHARE);
  const result = drafts.map((draft) => [...draft]);
  for (let at = result.length - 1; at >= 0 && inBullets > most; at -= 1) {
    const draft = result[at];
    while (draft !== undefined && draft.length > 1 && inBullets > most) {
      draft.pop();
      inBullets -= 1;
    }
  }
  return result;
}

/** Another wording begins with another of the strongest. */
function turned<Item>(items: readonly Item[], variation: number): readonly Item[] {
  if (variation === 0 || items.length < 3) return items;
  const turn = variation % Math.min(3, items.length);
  return [...items.slice(turn, 3), ...items.slice(0, turn), ...items.slice(3)];
}

/** Passages of one cluster in the seller's order, as many in a bullet as read well. */
function drafts(passages: readonly Passage[], max: number, kind: Kind): readonly (readonly Passage[])[] {
  const clusters = new Map<string, Passage[]>();
  for (const passage of passages) {
    const name =
      passage.isLimit && passage.topic !== 'care' && passage.label === '' ? 'limits' : CLUSTERS[passage.topic];
    const cluster = clusters.get(name);
    if (cluster === undefined) clusters.set(name, [passage]);
    else cluster.push(passage);
  }
  // Few facts are not packed into one line.
  const budget = Math.min(FULL, Math.max(85, passages.reduce((sum, { text }) => sum + text.length, 0) / 6));
  const all: Passage[][] = [];
  for (const cluster of clusters.values()) {
    let last: Passage[] = [];
    for (const passage of cluster) {
      const longer = [...last, passage];
      if (last.length > 0 && last.length < MOST && bulletOf(longer).length <= Math.min(budget, max)) last.push(passage);
      else all.push((last = [passage]));
    }
  }
  return paired(all, kind, max);
}

/** Short leftovers of neighbouring questions share a bullet. */
function paired(all: readonly Passage[][], kind: Kind, max: number): readonly (readonly Passage[])[] {
  const isShort = (draft: readonly Passage[]): boolean => draft.length === 1 && bulletOf(draft).length < 70;
  const NEAR: Readonly<Record<string, readonly string[]>> = {
    features: ['build', 'size'],
    build: ['features', 'size'],
    size: ['build', 'features'],
    limits: ['care', 'contents', 'trust'],
    care: ['limits', 'trust'],
    contents: ['limits', 'features'],
    trust: ['limits', 'care'],
    fits: ['features'],
    ingredients: ['features'],
  };
  const clusterOf = ([first]: readonly Passage[]): string =>
    first === undefined ? '' : first.isLimit && first.topic !== 'care' ? 'limits' : CLUSTERS[first.topic];
  const result: Passage[][] = [];
  for (const draft of all.toSorted((one, other) => scoreOf(other, kind) - scoreOf(one, kind))) {
    const host = isShort(draft)
      ? result.find(
          (other) =>
            other.length < 3 &&
            bulletOf([...other, ...draft]).length <= Math.min(150, max) &&
            (clusterOf(other) === clusterOf(draft) || (NEAR[clusterOf(draft)] ?? []).includes(clusterOf(other))),
        )
      : undefined;
    if (host === undefined) result.push([...draft]);
    else host.push(...draft);
  }
  return result;
}

function scoreOf(passages: readonly Passage[], kind: Kind): number {
  const asked = (unit: Unit): number => {
    const at = kind.questions.indexOf(unit.property);
    return at === -1 ? 0 : (1 - at / kind.questions.length) * 0.3;
  };
  const units = passages.flatMap((passage) => passage.units);
  const best = Math.max(...units.map((unit) => unit.weight + asked(unit)));
  const isNumber = units.every(({ property }) => /^(?:model|part_number|licence_number)$/u.test(property));
  // What the product is and does comes before what it does not.
  return (
    best +
    Math.min(3, units.length) * 0.04 -
    (passages.every(({ isLimit }) => isLimit) ? 0.4 : 0) -
    (isNumber ? 0.5 : 0)
  );
}
