import { flatMapped } from '../../../../shared/index.js';
import { stemsOf, type Kind } from '../../../../products/index.js';
import type { Passage } from '../../plan/Passage.js';
import { categoryOf } from '../../plan/questionOf.js';
import type { Unit } from '../../plan/Unit.js';
import type { Story } from '../../Story.js';
import { capitalised } from '../../prose/normalise.js';
import { isPart } from '../../prose/things.js';
import { withArticles } from '../../prose/grammar.js';
import { withOwnNouns } from './headingOver.js';
import { answerOf, bulletOf, type Answer } from './bulletOf.js';
import { BARE, chunks, lengthOf, strongest, together, type Draft } from './drafts.js';

export interface WrittenBullets {
  readonly bullets: readonly string[];
  /** The passages that the bullets say. */
  readonly inBullets: readonly Passage[];
  /** Those that are all of a bullet: saying them again would repeat it. */
  readonly alone: ReadonlySet<Passage>;
}

/** Characters of a bullet of several passages. */
const FULL = 195;
const LONGEST = 240;
/** With fewer other bullets, warranty and origin are one. */
const FEW = 3;
/** From so many passages on three bullets are possible. */
const SEVERAL = 5;
const READABLE = 120;
/** Five bullets are chosen from so many passages: no seller writes more, and hostile text may not cost more. */
const MOST_READ = 120;
/** So many drafts are looked at for each bullet. */
const CHOICE = 4;
/** What makes good sentences at the end. */
const TRUST = /^(?:warranty|origin|certificates)$/u;
/** From so many passages on, the description has some of its own. */
const MANY = 8;
const SHARE = 0.85;
/** Passages that are enough for bullets. */
const LEAST_PLAIN = 4;
/** With fewer bullets of phrases the seller's sentences are bullets too. */
const LEAST_BULLETS = 4;
/** So many passages the description has to itself, where they make sentences. */
const OWN = 2;

/**
 * Up to five bullets, each under the question that its passages answer; fewer where there are fewer. `elsewhere` is said
 * in another field; `isSpoken` tells which passages the description can say in sentences.
 */
export function bulletsOf(
  story: Story,
  elsewhere: readonly Unit[],
  isSpoken: (passage: Passage) => boolean,
): WrittenBullets {
  const open = story.passages
    .slice(0, MOST_READ)
    .filter(({ units }) => !units.every((unit) => elsewhere.includes(unit)));
  // A sentence of the seller is one of the description, where the bullets have enough else.
  const plain = open.filter(({ isProse }) => !isProse);
  if (story.passages.length < MANY - 2 || plain.length < LEAST_PLAIN) return bulletsFrom(open, story, isSpoken);
  const written = bulletsFrom(plain, story, isSpoken);
  if (written.bullets.length >= LEAST_BULLETS || plain.length === open.length) return written;
  const more = bulletsFrom(open, story, isSpoken);
  return more.bullets.length > written.bullets.length ? more : written;
}

function bulletsFrom(
  open: readonly Passage[],
  { passages, ruleSet, reading, variation }: Story,
  isSpoken: (passage: Passage) => boolean,
): WrittenBullets {
  const { limits } = ruleSet;
  const { kind } = reading.name.kind;
  const count = limits.bulletCount ?? 5;
  const total = limits.bulletsTotalMax ?? 1000;
  const max = Math.min(limits.bulletMax ?? 255, LONGEST);
  const answers = open.map((passage) => answerOf(passage, categoryOf(kind)));
  const rankOf = (draft: Draft): number => scoreOf(draft, kind, isSpoken);
  // Warranty and origin make good sentences; they are a bullet where there is little else.
  const isAside = ({ question, passage }: Answer): boolean =>
    (TRUST.test(question) || (question === 'weight' && passages.length >= MANY)) && isSpoken(passage);
  const main = answers.filter((answer) => !isAside(answer));
  const drafted = (most: number): readonly Draft[] =>
    together(strongest(chunks(main, most), count * CHOICE, rankOf), count, most);
  // Two bullets of many facts are too long to read.
  const whole = drafted(Math.min(FULL, max));
  const isLong = whole.length < FEW && main.length >= SEVERAL;
  const joined = isLong ? drafted(Math.min(READABLE, max)) : whole;
  const aside =
    joined.length < FEW
      ? chunks(
          answers.filter((answer) => isAside(answer) && answer.question !== 'weight'),
          Math.min(FULL, max),
        )
      : [];
  const ranked = withRest(
    [...joined, ...aside]
      .filter(
        (draft, _, all) =>
          all.length <= FEW ||
          lengthOf(draft) >= BARE ||
          draft.some(isAsked) ||
          answers.length < MANY ||
          !draft.every(({ passage }) => isSpoken(passage)),
      )
      .toSorted((one, other) => rankOf(other) - rankOf(one))
      .slice(0, count),
    answers.length,
    isSpoken,
  );
  const bullets: string[] = [];
  const inBullets: Passage[] = [];
  const alone = new Set<Passage>();
  const denied = new Set(
    flatMapped(passages, ({ units }) =>
      flatMapped(
        units.filter(({ isNegative }) => isNegative),
        ({ statement: { stems, negated } }) => stems.filter((_, at) => negated[at] === true),
      ),
    ),
  );
  let size = 0;
  for (const draft of turned(limitsLast(ranked), variation)) {
    const text = withArticles(withOwnHeading(bulletOf(draft) ?? '', bullets, denied));
    const characters = [...text].length;
    if (characters < (limits.bulletMin ?? 10) || characters > max || size + characters > total) continue;
    bullets.push(text);
    inBullets.push(...draft.map(({ passage }) => passage));
    if (draft.length === 1) for (const { passage } of draft) alone.add(passage);
    size += characters;
  }
  return { bullets: withOwnNouns(bullets), inBullets, alone };
}

/** No two bullets have one heading. */
function withOwnHeading(text: string, before: readonly string[], denied: ReadonlySet<string>): string {
  const heading = /^[^:]{2,32}(?=: )/u.exec(text)?.[0];
  if (heading === undefined) return text;
  const isTaken = before.some((other) => other.startsWith(`${heading}: `));
  // "Not your full weight": a heading "Weight" would say what is denied.
  const isDenied =
    /^\p{Lu}\p{L}+(?:, \p{L}+)? and \p{L}+$|^\p{Lu}\p{L}+$/u.test(heading) &&
    stemsOf(heading).some((stem) => stem !== 'and' && denied.has(stem)) &&
    !/^(?:Warranty|Guarantee|Use|Care|Use and care)$/u.test(heading);
  if (!isTaken && !isDenied) return text;
  // "No wireless charging" leaves "Playtime" of "Playtime and charging".
  const [first = ''] = heading.split(' and charging');
  if (!isTaken && first !== heading && !stemsOf(first).some((stem) => denied.has(stem)))
    return first + text.slice(heading.length);
  const rest = text.slice(heading.length + 2);
  // "Part number: SK-114" has a name of its own.
  if (/^[^:;]{2,32}: /u.test(rest)) return capitalised(rest);
  // "No batteries" needs none.
  if (/^(?:no|not) /u.test(rest)) return capitalised(rest);
  const part = ONE_PART.exec(text)?.[1] ?? '';
  const others = isPart(part) ? [capitalised(part)] : [];
  const free = [...others, 'Details', 'More details'].find(
    (one) => !before.some((other) => other.startsWith(`${one}: `)),
  );
  return free === undefined ? text : free + text.slice(heading.length);
}

/** "Size: brown leather strap, 20 mm wide": one entry that opens with a part. */
const ONE_PART = /^[^:;]{2,32}: (?:[\p{L}\d-]+ ){0,3}(\p{Ll}{3,}),[^;]+$/u;

/** A warning, what is in it, and the nutrition: a buyer looks for them in a bullet, however short. */
const isAsked = ({ question, passage: { units } }: Answer): boolean =>
  question === 'ingredients' ||
  question === 'nutrition' ||
  (question === 'limits' && units.some(({ property, form }) => property === 'warning' || form === 'imperative'));

const isLimit = (draft: Draft): boolean => draft.every(({ passage }) => passage.isLimit);

/** What comes with it, its care and what it is not come behind what it is. */
const LATER = ['contents', 'assembly', 'storage', 'care', 'warranty', 'certificates', 'lacks', 'limits'];
const limitsLast = (drafts: readonly Draft[]): readonly Draft[] => {
  const place = (draft: Draft): number =>
    Math.max(...draft.map(({ question }) => LATER.indexOf(question)), isLimit(draft) ? LATER.length : -1);
  return drafts.toSorted((one, other) => place(one) - place(other));
};

/** The weakest passages that make good sentences are left to the description. */
function withRest(drafts: readonly Draft[], count: number, isSpoken: (passage: Passage) => boolean): readonly Draft[] {
  let inBullets = drafts.reduce((sum, draft) => sum + draft.length, 0);
  const most = count < MANY ? count : Math.min(Math.ceil(count * SHARE), count - OWN);
  const result = drafts.map((draft) => [...draft]);
  for (let at = result.length - 1; at >= 0 && inBullets > most; at -= 1) {
    const draft = result[at] ?? [];
    const free = draft
      .filter((answer) => isSpoken(answer.passage) && !answer.passage.isLimit && !isAsked(answer))
      .toSorted((one, other) => one.passage.weight - other.passage.weight);
    for (const answer of free) {
      const rest = draft.filter((other) => other !== answer);
      if (inBullets <= most || rest.length === 0 || lengthOf(rest) < BARE) break;
      draft.splice(draft.indexOf(answer), 1);
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

function scoreOf(draft: Draft, kind: Kind, isSpoken: (passage: Passage) => boolean): number {
  const asked = (unit: Unit): number => {
    const at = kind.questions.indexOf(unit.property);
    return at === -1 ? 0 : (1 - at / kind.questions.length) * 0.3;
  };
  const units = flatMapped(draft, ({ passage }) => passage.units);
  const best = Math.max(...units.map((unit) => unit.weight + asked(unit)));
  const isNumber = units.every(({ property }) => /^(?:model|part_number|licence_number)$/u.test(property));
  const isTrust = draft.every(({ question }) => TRUST.test(question));
  // What the product is and does comes before what it does not; what makes a sentence has another place.
  return (
    best +
    Math.min(4, units.length) * 0.05 -
    (isLimit(draft) ? 0.3 : 0) -
    (isNumber ? 0.5 : 0) -
    (isTrust ? 0.3 : 0) -
    // What it comes in gives way to what it is not.
    (draft.every(({ question }) => question === 'packaging') ? 0.6 : 0) -
    (draft.every(({ passage }) => isSpoken(passage)) ? 0.2 : 0)
  );
}
