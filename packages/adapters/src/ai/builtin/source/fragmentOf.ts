import { capitalised } from '../prose/capitalised.js';
import type { Language, TaggedWord } from './Language.js';

const HAVING: ReadonlySet<string> = new Set([
  'features',
  'feature',
  'has',
  'have',
  'offers',
  'offer',
  'provides',
  'provide',
  'boasts',
]);
const OPENERS: ReadonlySet<string> = new Set(['this', 'these', 'the', 'it', 'they', 'each', 'your']);
/** Subjects that only mean the product and may go. */
const GENERIC =
  /^(?:it|they|this|these)$|^(?:this|these|the|each)\s(?:[\p{L}-]+\s){0,3}?(?:product|item|set|kit|pack|toy|bag|case|dress|shirt|jacket|top|model|game|book|device|unit|design|piece|collection|package)s?$/iu;
const LONGEST_SUBJECT = 6;

/**
 * A sentence as a bullet's fragment: without a subject that only means the product, and without a full stop. "It
 * features two zip pockets." becomes "Two zip pockets".
 */
export function fragmentOf(sentence: string, noun: string, language: Language): string {
  const plain = sentence.replace(/[\s.;,:!]+$/u, '');
  const words = language.tag(plain);
  const first = words[0]?.text.toLowerCase() ?? '';
  if (!OPENERS.has(first)) return capitalised(plain);
  const at = words.findIndex(
    (word, index) =>
      index > 0 && index <= LONGEST_SUBJECT && (word.pos === 'VERB' || word.pos === 'AUX') && !isModifier(words, index),
  );
  if (at === -1 || words.slice(0, at).some((word) => word.pos === 'PUNCT' && word.text !== '-'))
    return capitalised(plain);
  const subject = textOf(words.slice(0, at));
  const verb = words[at]?.text.toLowerCase() ?? '';
  const rest = textOf(words.slice(at + 1));
  const isGeneric =
    GENERIC.test(subject) ||
    (noun !== '' && new RegExp(String.raw`^(?:this|these|the)\s(?:\S+\s){0,2}${escaped(noun)}s?$`, 'iu').test(subject));
  if (!isGeneric || rest.split(' ').length < 3) return capitalised(plain);
  if (HAVING.has(verb)) return capitalised(rest);
  if (verb === 'is' || verb === 'are')
    return /^(?:not|also|what|that|why|how|one|more|there|because)\b/iu.test(rest)
      ? capitalised(plain)
      : capitalised(rest);
  return words[at]?.pos === 'VERB' && first !== 'your' ? capitalised(textOf(words.slice(at))) : capitalised(plain);
}

/** "embroidered graphics": a participle before a noun is no verb of the sentence. */
function isModifier(words: readonly TaggedWord[], at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  return (
    word?.pos === 'VERB' &&
    /(?:ed|ing)$/u.test(word.text) &&
    (next?.pos === 'NOUN' || next?.pos === 'ADJ' || next?.text === '-')
  );
}

function textOf(words: readonly TaggedWord[]): string {
  return words
    .map((word, at) => (at > 0 && word.spaced ? ` ${word.text}` : word.text))
    .join('')
    .trim();
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
