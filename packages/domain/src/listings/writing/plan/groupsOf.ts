import type { Kind } from '../../../products/index.js';
import type { Topic, Unit } from './Unit.js';

/** Units that are said together. */
export interface Group {
  readonly topic: Topic;
  /** Strongest first where order does not matter; else as the seller wrote them. */
  readonly units: readonly Unit[];
  readonly score: number;
}

const MOST = 4;
/** Characters of a clause that may share a bullet with others it has nothing to do with. */
const SHORT = 45;

/** Units of one sentence stay together; single ones join others of their topic. Strongest group first. */
export function groupsOf(units: readonly Unit[], kind: Kind, variation: number): readonly Group[] {
  const bySentence = new Map<string, Unit[]>();
  // A long list makes a bullet of its own.
  for (const unit of units)
    bySentence.set(unit.items.length > 2 && unit.label !== '' ? `${unit.group}:${unit.text}` : unit.group, [
      ...(bySentence.get(unit.items.length > 2 && unit.label !== '' ? `${unit.group}:${unit.text}` : unit.group) ?? []),
      unit,
    ]);
  const together: Unit[][] = [];
  const single = new Map<Topic, Unit[]>();
  for (const group of [...bySentence.values()].flatMap(byQuestion)) {
    if (group.length >= 2) together.push(...chunks(group));
    else if (isList(group[0])) together.push([...group]);
    else if (group[0] !== undefined) single.set(group[0].topic, [...(single.get(group[0].topic) ?? []), group[0]]);
  }
  for (const [topic, left] of single) {
    const host =
      left.length <= 2
        ? together.find((group) => !isList(group[0]) && topicOf(group) === topic && group.length + left.length <= MOST)
        : undefined;
    if (host !== undefined) host.push(...left);
    else together.push(...chunks(left));
  }
  const groups = joinedSmall(together).map((list) => ({
    topic: topicOf(list),
    units: list,
    score: scoreOf(list, kind),
  }));
  const ranked = groups.toSorted((one, other) => other.score - one.score);
  // Another wording begins with another of the strongest groups.
  if (variation > 0 && ranked.length > 2) {
    const turn = variation % Math.min(3, ranked.length);
    return [...ranked.slice(turn, 3), ...ranked.slice(0, turn), ...ranked.slice(3)];
  }
  return ranked;
}

const isList = (unit: Unit | undefined): boolean => unit !== undefined && unit.items.length > 2 && unit.label !== '';

/** Topics that a buyer does not ask about in one breath with those of another line. */
const APART: Readonly<Partial<Record<Topic, string>>> = {
  limits: 'limits',
  care: 'care',
  trust: 'trust',
  contents: 'contents',
  fits: 'fits',
  ingredients: 'ingredients',
};

/** A sentence of the seller that lists everything is several answers. */
function byQuestion(units: readonly Unit[]): readonly Unit[][] {
  const answers = new Map<string, Unit[]>();
  for (const unit of units) {
    const question = APART[unit.topic] ?? 'product';
    answers.set(question, [...(answers.get(question) ?? []), unit]);
  }
  return [...answers.values()];
}

function chunks(units: readonly Unit[]): Unit[][] {
  const count = Math.ceil(units.length / MOST);
  const size = Math.ceil(units.length / count);
  return Array.from({ length: count }, (_, index) => units.slice(index * size, (index + 1) * size));
}

/** Single leftovers of neighbouring topics share a group. */
function joinedSmall(groups: readonly Unit[][]): readonly Unit[][] {
  const result: Unit[][] = [];
  const NEAR: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
    build: ['features'],
    features: ['build', 'performance'],
    trust: ['trust'],
  };
  for (const group of groups.toSorted((one, other) => other.length - one.length)) {
    if (group.length > 1 || isList(group[0])) {
      result.push([...group]);
      continue;
    }
    const topic = topicOf(group);
    const host = result.find(
      (other) =>
        other.length < MOST &&
        !isList(other[0]) &&
        (topicOf(other) === topic || (NEAR[topic] ?? []).includes(topicOf(other))),
    );
    if (host === undefined) result.push([...group]);
    else host.push(...group);
  }
  const alone = result.filter(
    (group) =>
      group.length === 1 &&
      !isList(group[0]) &&
      (group[0]?.text.length ?? 0) <= SHORT &&
      !/^(?:limits|fits)$/u.test(topicOf(group)),
  );
  if (alone.length < 2) return result;
  return [...result.filter((group) => !alone.includes(group)), ...chunks(alone.flat())];
}

const topicOf = (units: readonly Unit[]): Topic =>
  units.reduce((one, other) => (other.weight > one.weight ? other : one)).topic;

function scoreOf(units: readonly Unit[], kind: Kind): number {
  const asked = (unit: Unit): number => {
    const at = kind.questions.indexOf(unit.property);
    return at === -1 ? 0 : (1 - at / kind.questions.length) * 0.3;
  };
  const best = Math.max(...units.map((unit) => unit.weight + asked(unit)));
  // What the product is and does comes before what it does not.
  const isLimit = units.every(
    ({ isNegative, topic, form, text }) =>
      isNegative || topic === 'limits' || topic === 'care' || form === 'imperative' || /\bonly\b/iu.test(text),
  );
  return best + Math.min(3, units.length) * 0.04 - (isLimit ? 0.4 : 0);
}
