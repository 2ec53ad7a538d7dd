import type { Question } from '../plan/questionOf.js';

/** A heading names the question and asserts nothing. */
const NOUNS: Readonly<Record<Question, string>> = {
  features: 'Features',
  battery: 'Battery',
  power: 'Power',
  light: 'Light',
  connection: 'Connection',
  material: 'Materials',
  design: 'Design',
  size: 'Size',
  weight: 'Weight',
  capacity: 'Capacity',
  wear: 'Sizes',
  fits: 'Fits',
  contents: 'In the box',
  ingredients: 'Ingredients',
  use: 'Use',
  care: 'Care',
  assembly: 'Assembly',
  limits: 'Please note',
  trust: 'Good to know',
  edition: 'Edition',
};

/** Questions that may share a bullet under both their names, in the order of their names. */
const TOGETHER: readonly (readonly Question[])[] = [
  ['size', 'weight', 'capacity', 'material', 'design'],
  ['wear', 'material', 'design', 'size', 'weight'],
  ['battery', 'power', 'light', 'connection', 'capacity'],
  ['features', 'material', 'design', 'size'],
  ['use', 'care'],
  ['features', 'use'],
];
/** What a product does, and by what, are its features. */
const FEATURES: ReadonlySet<Question> = new Set(['features', 'battery', 'power', 'light', 'connection', 'capacity']);
/** Questions whose short answers go under "Good to know". */
const REMARKS: ReadonlySet<Question> = new Set(['limits', 'trust', 'care', 'assembly']);
const MOST_NOUNS = 3;

/** The heading over answers to these questions; undefined where they do not belong together. */
export function headingOver(questions: ReadonlySet<Question>, text: string): string | undefined {
  const asked = [...questions];
  const [only] = asked;
  if (only !== undefined && asked.length === 1) return nounOf(only, text);
  if (questions.has('features') && asked.every((question) => FEATURES.has(question))) return NOUNS.features;
  const order = TOGETHER.find((group) => asked.every((question) => group.includes(question)));
  if (order !== undefined && asked.length <= MOST_NOUNS) {
    const nouns = order
      .filter((question) => questions.has(question))
      .map((question) => nounOf(question, text).replace(/ and charging$/u, ''));
    return `${nouns.slice(0, -1).join(', ')} and ${(nouns.at(-1) ?? '').toLowerCase()}`.replace(/, \p{Lu}/gu, (all) =>
      all.toLowerCase(),
    );
  }
  if (asked.every((question) => REMARKS.has(question))) return 'Good to know';
  return undefined;
}

const nounOf = (question: Question, text: string): string => {
  if (question === 'battery') {
    if (!/batter/iu.test(text)) {
      if (!/\d ?(?:hours?|minutes?|days?|h|min)\b/iu.test(text)) return NOUNS.features;
      const time = /playtime/iu.test(text) ? 'Playtime' : 'Running time';
      return /charg/iu.test(text) ? `${time} and charging` : time;
    }
    if (/charg/iu.test(text)) return 'Battery and charging';
    // A heading over the battery itself would make its figures those of another measure.
    return text.includes('; ') ? 'Battery' : NOUNS.features;
  }
  if (question === 'trust') return trustNoun(text);
  if (question === 'assembly' && !/\bassembly\b/iu.test(text)) return 'Fitting';
  if (question === 'edition' && !/\b(?:edition|book|pages)\b/iu.test(text)) return 'Details';
  return NOUNS[question];
};

function trustNoun(text: string): string {
  const isWarranty = /warranty/iu.test(text);
  const isOrigin = /\bmade in\b/iu.test(text);
  if (/certif|tested|licen[cs]e|standard/iu.test(text)) return 'Good to know';
  if (isWarranty) return isOrigin ? 'Warranty and origin' : 'Warranty';
  return isOrigin ? 'Origin' : 'Good to know';
}
