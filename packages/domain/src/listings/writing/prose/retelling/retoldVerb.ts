import type { Unit } from '../../plan/Unit.js';
import { agree, withArticle, type Subject } from '../grammar.js';
import { inSentence, midSentence } from '../inSentence.js';
import { joined } from '../normalise.js';
import type { Spoken } from '../Spoken.js';

/** A verb that a single product takes. */
const THIRD_PERSON = /^(?:\p{Ll}+(?<!s)s|can|will|does|has|passes|presses|crosses)(?= )/u;
/** "Cold 24 hours" lacks its preposition. */
const FOR_HOW_LONG = /\b(cold|hot|warm|cool|fresh|frozen) (?=(?:up to |about )?\d[\d.]* ?(?:hours?|minutes?|days?))/gu;
/** Nouns in the plural that look like verbs at the start of a clause. */
const LOOKS_LIKE_ONE = /^(?:this|plus|less|class|glass|always|as|is|was|its|various|rinses)\b/u;

/** "Keeps drinks cold 24 hours, hot 12 hours" → "keeps drinks cold for 24 hours and hot for 12 hours". */
export function retoldVerb(unit: Unit, subject: Subject): Spoken | undefined {
  const { text, form, isFree, statement, isNegative } = unit;
  if (!isFree || statement.part !== '') return undefined;
  const inner = midSentence(text);
  if (form === 'with') {
    const what = /^(?:with|including) (.+)$/u.exec(inner)?.[1];
    return what === undefined || /[,()]| and | or /u.test(what)
      ? undefined
      : { kind: 'verb', text: agree(`comes with ${withArticle(inSentence(what))}`, subject.isPlural) };
  }
  if (isNegative || LOOKS_LIKE_ONE.test(inner)) return undefined;
  if (inner.startsWith('compatible with ')) return { kind: 'is', text: inner };
  if (!THIRD_PERSON.test(inner)) return undefined;
  const timed = inner.replaceAll(FOR_HOW_LONG, '$1 for ');
  const parts = timed.split(/, (?![^()]*\))/u);
  const said = parts.length > 1 && !/ (?:and|or) /u.test(parts.at(-1) ?? '') ? joined(parts) : timed;
  return { kind: 'verb', text: agree(said, subject.isPlural) };
}
