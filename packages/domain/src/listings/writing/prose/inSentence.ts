import { CAPITALS, isCommonNoun, isCommonWord, isName, NAMES } from './vocabulary.js';

const isCommonCapital = (word: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(word) && isCommonWord(word.toLowerCase()) && !NAMES.has(word.toLowerCase());

const CAPITAL = /^\p{Lu}/u;
/** Words that are never the start of a name. */
const FUNCTION_WORD =
  /^(?:For|With|Without|Fits|From|By|Not|No|Works|Includes|Comes|Made|Does|Do|Only|Each|Also|About|Up|Over|Under|Suitable|Compatible|In|On|At|To|Of) /u;

/** The operating system, not windows of a house. */
const SYSTEM = /^Windows (?:\d|\/|XP|and [Mm]ac|or [Mm]ac|PC)/u;

/** A phrase as it continues a sentence: without the capital of a sentence start, names and codes left alone. */
export function inSentence(phrase: string): string {
  if (!CAPITAL.test(phrase)) return phrase;
  const words = phrase.split(' ');
  if (/^\p{Lu}\p{Ll}*-\p{Lu}|^Li-|^\p{Lu}\p{Ll}+ ?\/ ?\p{Lu}/u.test(phrase) || SYSTEM.test(phrase)) return phrase;
  if (FUNCTION_WORD.test(phrase)) return phrase.charAt(0).toLowerCase() + phrase.slice(1);
  // "Oxford or Derby shoes" are two names.
  if (
    /^\p{Lu}\p{Ll}+(?: or |, | and )\p{Lu}\p{Ll}/u.test(phrase) &&
    !phrase.split(/ or |, | and | /u, 2).every(isCommonCapital)
  )
    return phrase;
  // "Vegan Society registered", "Ecuador Arriba" go on with a name.
  if (/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(phrase) && !words.every(isCommonCapital)) return phrase;
  if (
    /^\p{Lu}\p{Ll}{3,}(?:izes|ises|ing|ed|ly|able|ible|less|ful|proof|ous)(?: [\p{Ll}\d]| \p{Lu}{2}| \p{Lu} |,|$)/u.test(
      phrase,
    ) &&
    !NAMES.has((words[0] ?? '').toLowerCase())
  )
    return phrase.charAt(0).toLowerCase() + phrase.slice(1);
  // "Midnight Black" is no name although both words begin so.
  if (words.length > 1 && words.length <= 4 && words.every(isCommonCapital)) return phrase.toLowerCase();
  const first = /^\p{Lu}[\p{Ll}'’]+/u.exec(phrase)?.[0];
  if (
    first !== undefined &&
    isCommonWord(first.toLowerCase()) &&
    !CAPITALS.has(first.toLowerCase()) &&
    !NAMES.has(first.toLowerCase())
  )
    return first.toLowerCase() + phrase.slice(first.length);
  if (/^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve)[- ]/u.test(phrase))
    return phrase.charAt(0).toLowerCase() + phrase.slice(1);
  if (/^A\s/u.test(phrase)) return `a${phrase.slice(1)}`;
  return phrase;
}

/** "Pillowcases 50 x 75 cm", "Marked L and R", "Harvest November 2024", "Children's boots". */
const FOLLOWED =
  /^(\p{Lu}\p{Ll}{2,})(?:['’]s? | \d| \p{Lu}(?: |$)| (?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/u;

/**
 * The opening words of a clause of the seller inside a sentence: the capital of its start goes, unless its first word is
 * a name.
 */
export function midSentence(clause: string): string {
  const said = inSentence(clause);
  if (!CAPITAL.test(said)) return said;
  const [, opening = ''] = FOLLOWED.exec(said) ?? [];
  if (opening !== '' && isCommonNoun(opening) && !isName(opening) && opening !== 'Windows')
    return opening.toLowerCase() + said.slice(opening.length);
  const [, first = ''] =
    /^(\p{Lu}\p{Ll}{2,}) (?:\p{Ll}|\p{Lu}{2})/u.exec(said) ?? /^(\p{Lu}\p{Ll}{2,}-)\p{Ll}/u.exec(said) ?? [];
  return first === '' || SYSTEM.test(said) || isName(first.replace('-', ''))
    ? said
    : first.toLowerCase() + said.slice(first.length);
}
