import { flatMapped } from '../../../shared/index.js';
import { LEXICON_WORDS } from '../../../products/index.js';
import type { Passage } from '../plan/Passage.js';
import { articleOf } from '../prose/grammar.js';
import { inSentence, midSentence } from '../prose/inSentence.js';
import { joined } from '../prose/normalise.js';
import type { Spoken } from '../prose/Spoken.js';
import { isPart } from '../prose/things.js';
import type { Story } from '../Story.js';
import type { LeadFact, SpokenOf } from './leadOf.js';

/**
 * What a text can begin with where no passage makes a strong sentence: what is in a bar of it, what it or its parts are
 * made of, its pieces. These repeat no bullet in the same words.
 */
export function plainFacts({ passages }: Story, spokenOf: SpokenOf): readonly LeadFact[] {
  const factOf =
    (say: (passage: Passage) => Spoken | undefined) =>
    (passage: Passage): readonly LeadFact[] => {
      const spoken = say(passage);
      return spoken === undefined ? [] : [{ passage, spoken, topic: passage.topic }];
    };
  const read = passages.slice(0, MOST_READ);
  const made = read.flatMap(factOf(composition)).slice(0, 1);
  const parts = made.length > 0 ? [] : read.flatMap(factOf((passage) => partOf(passage, spokenOf))).slice(0, MOST);
  const pieces = read.flatMap(factOf(piecesOf)).slice(0, 1);
  const all = [...read.flatMap(factOf(nutrition)).slice(0, 1), ...made, ...parts, ...pieces];
  return all.slice(0, MOST);
}

const MOST = 2;
const MOST_READ = 120;

/** "Per bar 20 g protein, 3 g sugar, 210 kcal". */
function nutrition({ units, label }: Passage): Spoken | undefined {
  const [first, ...rest] = units;
  const [, one = '', amount = ''] =
    /^per (bar|serving|scoop|biscuit|cookie|100 g) (\d[^,;()]*)$/iu.exec(first?.text ?? '') ?? [];
  const isPlain = rest.every(
    ({ property, text }) => /^(?:nutrient|energy)$/u.test(property) && /^\d[^,;()]*$/u.test(text),
  );
  if (one === '' || label !== '' || !isPlain || first?.property !== 'nutrient') return undefined;
  return { kind: 'has', text: `${joined([amount, ...rest.map(({ text }) => text)])} per ${one.toLowerCase()}` };
}

const SHARE = /^\d{1,3} ?% \p{L}[\p{L} -]*$/u;
/** What stands before a material of the whole product. */
const WHOLE =
  /^(?:solid|real|genuine|pure|full[- ]grain|top[- ]grain|hardened|100% recycled) (?:[\p{L}-]+ ){0,3}[\p{L}-]+$/iu;

/** "64% wool, 36% nylon", "solid white ash, no veneer": what all of it is made of. */
function composition({ units, label }: Passage): Spoken | undefined {
  const [first] = units;
  if (first === undefined || first.isNegative || !/^(?:|material|materials|fabric|composition)$/iu.test(label))
    return undefined;
  if (units.some(({ statement }) => statement.part !== '')) return undefined;
  const items = flatMapped(units, (unit) => unit.items);
  if (items.every((item) => SHARE.test(item))) {
    const sum = items.reduce((total, item) => total + Number.parseInt(item, 10), 0);
    return sum === 100 ? { kind: 'is', text: `made of ${joined(items)}` } : undefined;
  }
  const text = first.text.replace(/ \([^()]*\)$/u, '');
  const last = text.split(' ').at(-1)?.toLowerCase() ?? '';
  const isWhole =
    first.at === 0 &&
    first.items.length === 1 &&
    WHOLE.test(text) &&
    LEXICON_WORDS.has(last) &&
    units.slice(1).every(({ isNegative, form }) => isNegative || form === 'description');
  return isWhole ? { kind: 'is', text: `made of ${midSentence(text)}` } : undefined;
}

/** "Base: hand thrown terracotta, unglazed", "body of ABS plastic". */
function partOf(passage: Passage, spokenOf: SpokenOf): Spoken | undefined {
  const { units, label } = passage;
  const [first] = units;
  if (first === undefined || first.isNegative) return undefined;
  if (label !== '') {
    const part = label.toLowerCase();
    const [material = ''] = first.items;
    const last = material.split(' ').at(-1)?.toLowerCase() ?? '';
    const isMade = /^[\p{L}-]+(?: [\p{L}-]+){0,3}$/u.test(material) && LEXICON_WORDS.has(last);
    return isMade && isPart(part) && MADE_PART.test(part)
      ? { kind: 'has', text: `${articleOf(part)} ${part} of ${inSentence(material)}` }
      : undefined;
  }
  const [sentence] = spokenOf({ ...passage, units: [first], text: first.text }) ?? [];
  const [, part = '', material = ''] = /^the (\p{L}+) is made of (.+)$/u.exec(sentence?.text ?? '') ?? [];
  return MADE_PART.test(part) ? { kind: 'has', text: `${articleOf(part)} ${part} of ${material}` } : undefined;
}

/** Parts that a buyer sees first. */
const MADE_PART =
  /^(?:base|shade|body|upper|frame|case|blade|shell|housing|board|seat|barrel|top|jug|blank|board|handle)$/u;

/** "Piece count: 11". */
function piecesOf({ units: [first], label }: Passage): Spoken | undefined {
  return /^(?:piece count|number of pieces|pieces)$/iu.test(label) && /^\d+$/u.test(first?.text ?? '')
    ? { kind: 'has', text: `${first?.text ?? ''} pieces` }
    : undefined;
}
