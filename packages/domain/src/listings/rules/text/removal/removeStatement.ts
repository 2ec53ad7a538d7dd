import { tidy } from '../tidy.js';
import { withoutDoubledArticle } from './withoutDoubledArticle.js';

/** Words that need a partner: a phrase before one of them was not an adjective of the next word. */
const NOT_DESCRIBED = new Set([
  ...[
    'and',
    'or',
    'but',
    'nor',
    'for',
    'with',
    'to',
    'in',
    'of',
    'on',
    'by',
    'from',
    'at',
    'as',
    'that',
    'which',
    'who',
  ],
  ...[
    'is',
    'are',
    'was',
    'be',
    'when',
    'while',
    'because',
    'so',
    'if',
    'than',
    'your',
    'our',
    'the',
    'a',
    'an',
    'this',
  ],
  ...['it', 'you', 'we', 'they', 'will', 'can', 'has', 'have', 'without', 'against', 'up'],
]);

/** "moisture wicking and antibacterial fabric": without the second adjective its "and" goes too. */
const JOINED_ADJECTIVE = /((?:ing|able|ible|ed|ful|less|proof|free|resistant|soft|light)\s+)(?:and|or|&)\s+$/i;
/** What is left of a statement that lost its body: "QUALITY & WELLNESS" of "QUALITY & WELLNESS - …". */
const HEADER_ALONE = /^[^.;:,|]{0,40}$/;

/** A full stop, a semicolon, a bar, a line break, a tag or a dash with spaces parts one statement from the next. */
const BREAK = /[.!?](?=\s|$|<)|[;|\n]|\s[-–—]\s|<\/?[a-z][^<>]{0,80}>/gi;
/** An element that lost its text. */
const EMPTY_ELEMENT = /<(p|li|strong|em|b|i|h[2-4])>\s*<\/\1>/gi;

/**
 * Takes a claim out of running text. A claim that merely describes the next word goes alone ("an eco-friendly bottle" →
 * "a bottle"), one that is an item of an enumeration goes with its comma; otherwise the whole statement goes, because a
 * sentence with a hole is worse than a sentence less. What is left may be the empty string.
 */
export function removeStatement(text: string, start: number, end: number): string {
  const statement = statementAround(text, start, end);
  const before = text.slice(statement.start, start);
  const after = text.slice(end, statement.end);
  if (isItem(before, after)) return tidySentence(`${text.slice(0, start)} ${text.slice(end)}`);
  if (describesNext(after) && !/\b(?:is|are|be|to|not|we|you)\s*$/i.test(before)) {
    return tidySentence(agreeArticle(text.slice(0, start).replace(JOINED_ADJECTIVE, '$1'), text.slice(end)));
  }
  const head = text.slice(0, statement.start);
  const tail = text.slice(statement.end).replace(/^[.!?;|\n]\s*|^\s*[-–—]\s/, ' ');
  const left = tidySentence(
    `${head} ${tail}`
      .replace(EMPTY_ELEMENT, '')
      .replace(EMPTY_ELEMENT, '')
      .replace(/\s{1,3}(?=<\/)/g, ''),
  );
  return /\s[-–—]\s*$/.test(head) && tail.trim() === '' && HEADER_ALONE.test(left) ? '' : left;
}

function statementAround(text: string, start: number, end: number): { start: number; end: number } {
  let from = 0;
  let to = text.length;
  for (const match of text.matchAll(BREAK)) {
    if (match.index < start) from = match.index + match[0].length;
    else if (match.index >= end) {
      to = match.index;
      break;
    }
  }
  // "HEADER: statement" keeps its header when only the statement goes; a header alone is no statement.
  return { start: from, end: to };
}

/** True when commas (or the ends of the statement on one side and a comma on the other) stand around the words. */
function isItem(before: string, after: string): boolean {
  const opens = /(?:^|,|:|\()\s*$/.test(before);
  const closes = /^\s*(?:,|\)|$)/.test(after);
  return opens && closes && (/,\s*$/.test(before) || /^\s*,/.test(after) || /\(\s*$/.test(before));
}

function describesNext(after: string): boolean {
  const next = /^[ -]+([\p{L}\p{N}'-]+)/u.exec(after)?.[1];
  return next !== undefined && !NOT_DESCRIBED.has(next.toLowerCase());
}

function agreeArticle(before: string, after: string): string {
  const next = after.trimStart();
  const article = /^[aeiou]/i.test(next) ? 'an' : 'a';
  const agreed = before.replace(
    /\b([Aa])n?(\s+)$/,
    (_, letter: string, space: string) =>
      (letter === 'A' ? article[0]?.toUpperCase() + article.slice(1) : article) + space,
  );
  return `${agreed}${next}`;
}

function tidySentence(text: string): string {
  const tidied = tidy(withoutDoubledArticle(text))
    .replace(/:\s*(?=[.;|]|$)/g, '')
    .trim();
  const first = tidied.charAt(0);
  const wasCapital = /^\p{Lu}/u.test(text.trimStart());
  return wasCapital && /\p{Ll}/u.test(first) ? first.toUpperCase() + tidied.slice(1) : tidied;
}
