import { editBetween } from '../text/removal/editBetween.js';
import { quoted } from '../text/quoted.js';
import type { Check, TextCheck } from '../engine/Check.js';
import { holds } from '../engine/BrandName.js';
import type { FieldText } from '../engine/FieldText.js';
import type { Token } from '../text/Token.js';
import { tokenise } from '../text/tokenise.js';
import { utf8Length } from '../text/utf8Length.js';
import { cutToBytes } from './cutToBytes.js';
import { SEARCH_STOP_WORDS, SUBJECTIVE_PHRASES, TEMPORARY_PHRASES } from './searchWords.js';
import { flatMapped, countOf, foldPlural, WordList } from '../../../shared/index.js';

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

const withSpaces = (text: string): string =>
  `${countOf(utf8Length(text), 'byte')} (${utf8Length(text.replace(/[\s\p{P}]+/gu, ''))} without spaces and punctuation)`;

const bytes: TextCheck = ({ text }, { limits }) => {
  const most = limits.searchTermsMaxBytes;
  if (most === undefined || utf8Length(text) <= most) return undefined;
  return {
    message: `Search terms have ${withSpaces(text)}; from ${most + 1} bytes on Amazon ignores all of them. Cut to ${limits.searchTermsTargetBytes ?? most}.`,
    fix: () => editBetween(`Cut to ${most} bytes`, text, cutToBytes(text, most)),
  };
};

const bytesTarget: TextCheck = ({ text }, { limits }) => {
  const target = limits.searchTermsTargetBytes;
  const most = limits.searchTermsMaxBytes;
  const length = utf8Length(text);
  if (target === undefined || most === undefined || length < target || length > most) return undefined;
  return {
    message: `Search terms have ${withSpaces(text)}. Some upload paths refuse ${target} bytes or more; stay below.`,
    fix: () => editBetween(`Cut below ${target} bytes`, text, cutToBytes(text, target - 1)),
  };
};

/** So many words are named in a message. */
const MOST_NAMED = 8;
const listed = (words: readonly string[]): string =>
  quotedWords(words.slice(0, MOST_NAMED)) + (words.length > MOST_NAMED ? ` and ${words.length - MOST_NAMED} more` : '');
const quotedWords = (words: readonly string[]): string => words.map(quoted).join(', ');

/** A check that reports all words of one kind as one finding and offers the terms without them. */
const wordCheck =
  (
    pick: (text: FieldText, title: FieldText | undefined) => readonly Token[],
    sentence: (words: string) => string,
  ): TextCheck =>
  (text, { title }) => {
    const found = pick(text, title);
    const [first] = found;
    if (first === undefined) return undefined;
    const words = listed([...new Set(found.map(({ word }) => word))]);
    const drop = new Set(found);
    return {
      message: sentence(words),
      span: { start: first.start, end: first.end },
      fix: () => editBetween(`Remove ${words}`, text.text, squeezed(without(text, drop))),
    };
  };

function without(text: FieldText, drop: ReadonlySet<Token>): string {
  let result = '';
  let from = 0;
  for (const token of text.tokens) {
    if (!drop.has(token)) continue;
    result += text.text.slice(from, token.start);
    from = token.end;
  }
  return result + text.text.slice(from);
}

const repeats = wordCheck(
  ({ tokens }) => {
    const seen = new Set<string>();
    return tokens.filter(({ word }) => {
      const key = foldPlural(word);
      const again = seen.has(key);
      seen.add(key);
      return again;
    });
  },
  (words) => `These words are given more than once: ${words}. Once is enough, in singular or plural.`,
);

const titleWords = wordCheck(
  ({ tokens }, title) => {
    if (title === undefined) return [];
    const known = new Set(title.tokens.map(({ word }) => foldPlural(word)));
    return tokens.filter(({ word }) => known.has(foldPlural(word)) && !SEARCH_STOP_WORDS.has(word));
  },
  (words) => `These words are in the title, where they are searched already: ${words}. Use the bytes for others.`,
);

const brandWords = wordCheck(
  ({ tokens, text, brand }) => {
    const spans = brand.spansIn(text);
    return tokens.filter(({ start, end }) => holds(spans, start, end));
  },
  (words) => `Search terms hold no brand names: remove ${words}.`,
);

const stopWords = wordCheck(
  ({ tokens }) => tokens.filter(({ word }) => SEARCH_STOP_WORDS.has(word)),
  (words) => `Amazon ignores these words, and they cost bytes: ${words}.`,
);

const phraseWords = (phrases: readonly string[]) => {
  const compiled = phrases.map((phrase) => phrase.split(' '));
  const firsts = new WordList(compiled.map(([first = '']) => first));
  return ({ tokens }: FieldText): readonly Token[] =>
    flatMapped(tokens, (token, at) => {
      if (!firsts.has(token.word)) return [];
      const words = compiled.find((phrase) => phrase.every((word, offset) => tokens[at + offset]?.word === word));
      return words === undefined ? [] : tokens.slice(at, at + words.length);
    });
};

const temporary = wordCheck(
  phraseWords(TEMPORARY_PHRASES),
  (words) => `Search terms hold nothing temporary: remove ${words}.`,
);

const subjective = wordCheck(
  phraseWords(SUBJECTIVE_PHRASES),
  (words) => `Search terms hold no opinions: remove ${words}.`,
);

/** Not the marks inside a measure or a fraction (3.5mm, 1/2): without them they are others. */
const PUNCTUATION = /(?!(?<=\d)[.,/](?=\d))[^\p{L}\p{M}\p{N} '’-]|(?<=\s)-|-(?=\s)| {2,}/u;
const PUNCTUATION_MARKS = /(?!(?<=\d)[.,/](?=\d))[^\p{L}\p{M}\p{N} '’-]/gu;

const spacesOnly = (text: string): string => {
  const marked = text.replace(PUNCTUATION_MARKS, ' ');
  return squeezed(
    marked.replace(/-+/g, (dashes, at: number) =>
      isSpaceAt(marked, at - 1) || isSpaceAt(marked, at + dashes.length) ? ' ' : dashes,
    ),
  );
};

const isSpaceAt = (text: string, at: number): boolean => at < 0 || at >= text.length || text[at] === ' ';

const punctuation: TextCheck = ({ text }) => {
  const match = PUNCTUATION.exec(text.trim());
  if (match === null) return undefined;
  const start = text.indexOf(match[0]);
  return {
    message: 'Separate search terms by single spaces only: Amazon does not count punctuation, but the form may.',
    span: { start, end: start + match[0].length },
    fix: () => editBetween('Use spaces only', text, spacesOnly(text)),
  };
};

const upperCase: TextCheck = ({ text }) => {
  const match = /\p{Lu}/u.exec(text);
  if (match === null || text === text.toLowerCase()) return undefined;
  const word = tokenise(text).find(({ start, end }) => start <= match.index && match.index < end);
  return {
    message: 'Write search terms in lower case; capitals make no difference to the search.',
    ...(word === undefined ? {} : { span: { start: word.start, end: word.end } }),
    fix: () => editBetween('Use lower case', text, text.toLowerCase()),
  };
};

/** The code behind `AMAZON_SEARCH_TERM_RULES`. */
export const SEARCH_TERM_CHECKS: Readonly<Record<string, Check>> = {
  'amazon.search_terms.bytes': { text: bytes },
  'amazon.search_terms.bytes_target': { text: bytesTarget },
  'amazon.search_terms.repeats': { text: repeats },
  'amazon.search_terms.title_words': { text: titleWords },
  'amazon.search_terms.brand_words': { text: brandWords },
  'amazon.search_terms.stop_words': { text: stopWords },
  'amazon.search_terms.temporary': { text: temporary },
  'amazon.search_terms.subjective': { text: subjective },
  'amazon.search_terms.punctuation': { text: punctuation },
  'amazon.search_terms.upper_case': { text: upperCase },
};
