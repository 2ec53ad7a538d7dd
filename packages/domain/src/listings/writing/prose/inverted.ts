import { isHeadNoun } from '../../../shared/index.js';
import { LEXICON_WORDS, PART_WORDS, type Statement } from '../../../products/index.js';

const PLAIN = /^\p{L}[\p{L}-]*(?: [\p{L}\d-]+){1,5}$/u;
/** "10 ribs fiberglass", "handle ABS with a bendable neck": what stands before and after the part and its material. */
const AROUND = /^(?<count>\d{1,3} )?(?<plain>.+?)(?<after> (?:with|for|so) .+)?$/u;
const TURNS =
  /^(?:in|on|with|of|for|to|by|and|or|not|no|is|are|has|wrapped|covered|filled|coated|lined|plated|only|also|grain|face|end)$/u;

/** "Handle bakelite" → "bakelite handle": a part and its material in the order of English. Other phrases as they are. */
export function inverted(text: string, { terms, form }: Statement): string {
  const { count = '', plain = text, after = '' } = AROUND.exec(text)?.groups ?? {};
  return form === 'noun' && terms.some(({ lexicon }) => lexicon === 'material') && PLAIN.test(plain)
    ? `${count}${turned(plain)}${after}`
    : text;
}

function turned(text: string): string {
  const words = text.split(' ');
  const isPart = (word = ''): boolean =>
    PART_WORDS.has(word.toLowerCase()) || PART_WORDS.has(word.toLowerCase().replace(/s$/u, ''));
  const size =
    isPart(words[1]) && !(words[0] ?? '').endsWith('ed') && !LEXICON_WORDS.has((words[0] ?? '').toLowerCase())
      ? 2
      : isPart(words[0])
        ? 1
        : 0;
  const rest = words.slice(size);
  // "Edge guard TPU": the guard is of the edge.
  const [nearest = ''] = rest;
  if (rest.length > 1 && isHeadNoun(nearest.toLowerCase()) && !LEXICON_WORDS.has(nearest.toLowerCase())) return text;
  const last = rest.at(-1)?.toLowerCase() ?? '';
  if (size === 0 || rest.length === 0 || !LEXICON_WORDS.has(last) || isPart(last)) return text;
  if (
    rest.some((word) => TURNS.test(word.toLowerCase()) || word.endsWith('ed') || isPart(word)) ||
    LEXICON_WORDS.has((words[0] ?? '').toLowerCase())
  )
    return text;
  const part = words.slice(0, size).join(' ');
  return `${rest.join(' ')} ${/^\p{Lu}\p{Ll}/u.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part}`;
}
