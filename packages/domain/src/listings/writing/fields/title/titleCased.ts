import { CAPITALS, SURE_CAPITALS } from '../../prose/vocabulary.js';

const SMALL = /^(?:a|an|and|as|at|by|for|from|in|of|on|or|over|the|to|with|without|x|per|up|not)$/u;
const SHOUTED = /^(?:AND|AS|BY|FOR|FROM|IN|OF|OR|THE|TO|WITH|WITHOUT|PER)$/u;
/** Quotes around a name; those around several words stand: what is written on it, "embosser 'from the library of'". */
export const STRAY_QUOTE =
  /(?<![\p{L}\d])'(?![\p{L}\d][^',]* [^',]* [^',]*[\p{L}\d]'(?![\p{L}\d]))|(?<!(?<![\p{L}\d])'[\p{L}\d][^',]* [^',]* [^',]*[\p{L}\d])'(?![\p{L}\d])/gu;
/** Characters that titles may not have. */
const REFUSED = /["!$?_{}^¬¦~#<>*|[\]\\•]/gu;

/** A phrase as a title writes it; names, codes and units keep their letters. */
export function titleCased(phrase: string, brand: string, isStart = true): string {
  const brandWords = new Set(brand.split(/\s+/u));
  return phrase
    .replaceAll(REFUSED, ' ')
    .replaceAll(STRAY_QUOTE, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .split(' ')
    .map((word, at, all) => {
      // "2 IN 1", paper of size A5.
      if (!brandWords.has(word) && at > 0 && word.length > 1 && SHOUTED.test(word)) return word.toLowerCase();
      if (/^a\d$/u.test(word)) return word.toUpperCase();
      if (brandWords.has(word) || /\d/u.test(word) || /^\p{Lu}{2,}|\p{Ll}\p{Lu}/u.test(word)) return word;
      const before = all[at - 1] ?? '';
      if (/^[\d.,–-]+$/u.test(before) && UNIT.test(word.replace(/,$/u, ''))) return word;
      // "38 km/h" is a unit.
      if (/^[\d.,-]+$/u.test(before) && word.includes('/')) return word;
      if (word === 'A' && /^(?:grade|type|class|vitamin|size)$/iu.test(before)) return word;
      // "6 and Up" ends with a word of its own sense.
      if (/^up$/iu.test(word) && at === all.length - 1) return 'Up';
      if ((at > 0 || !isStart) && SMALL.test(word.toLowerCase()) && !/[:.]$/u.test(before)) return word.toLowerCase();
      const bare = word.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
      const letters = CAPITALS.get(bare);
      if (letters !== undefined && (word === word.toUpperCase() || SURE_CAPITALS.has(bare))) return letters;
      return word.replaceAll(
        /(^'?|[-/(&])(\p{Ll})/gu,
        (_, open: string, letter: string) => open + letter.toUpperCase(),
      );
    })
    .join(' ');
}

const UNIT =
  /^(?:mm|cm|m|km|in|ft|yd|mg|g|kg|t|oz|lb|qt|gal|pt|ml|cl|L|W|V|A|h|min|s|mAh|Hz|kHz|MHz|GHz|GB|TB|MB|lm|K|dB|psi|kPa|gsm|sq|°C|°F|nits|rpm|hours?|minutes?|days?|months?|years?|lumens?|x)$/u;
