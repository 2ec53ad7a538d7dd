import { editBetween } from '../text/removal/editBetween.js';
import { quoted } from '../text/quoted.js';
import { removalOf } from '../text/removal/removalOf.js';
import { removePhrase } from '../text/removal/removePhrase.js';
import type { Check, TextCheck } from '../engine/Check.js';
import { lengthCheck } from '../everyField/lengthCheck.js';
import { codePointLength } from '../text/codePointLength.js';
import { cutAtWord } from '../text/cutAtWord.js';
import { FUNCTION_WORDS } from '../text/functionWords.js';
import { tidy } from '../text/tidy.js';
import { tokenise } from '../text/tokenise.js';
import { highlightCharacters } from '../title/characterChecks.js';
import { countOf, foldPlural } from '../../../shared/index.js';

/** A highlight of more words than this is a sentence. */
const PHRASE_WORDS = 9;

const total: TextCheck = (text, { title, limits }) => {
  const most = limits.titleWithHighlightsMax;
  if (title === undefined || most === undefined || text.text === '') return undefined;
  const titleLength = codePointLength(title.text);
  const length = titleLength + codePointLength(text.text);
  if (length <= most) return undefined;
  const room = Math.max(0, most - titleLength);
  return {
    message: `Title and highlights have ${countOf(length, 'character')} together; the limit is ${most}. Shorten by ${length - most}.`,
    fix: () => editBetween(`Shorten highlights to ${room}`, text.text, cutAtPhrase(text.text, room)),
  };
};

const phrases: TextCheck = ({ text }) => {
  if (text.trim() === '') return undefined;
  if (/[.!?](?:\s|$)|;/.test(text)) {
    return {
      message:
        'Item highlights are phrases separated by commas, not sentences. Replace full stops and semicolons by commas.',
      fix: () => editBetween('Use commas', text, tidy(text.replace(/[.!?](?=\s|$)|;/g, ','))),
    };
  }
  const long = text.split(',').find((phrase) => tokenise(phrase).length > PHRASE_WORDS);
  if (long === undefined) return undefined;
  const start = text.indexOf(long);
  return {
    message: `"${quoted(long.trim())}" is long for a highlight. Split it into phrases of up to ${PHRASE_WORDS} words, separated by commas.`,
    span: { start, end: start + long.length },
  };
};

const repeatsTitle: TextCheck = ({ text }, { title }) => {
  if (title === undefined || text === '') return undefined;
  const inTitle = new Set(title.tokens.map(({ word }) => foldPlural(word)));
  let at = 0;
  for (const phrase of text.split(',')) {
    const start = at + (phrase.length - phrase.trimStart().length);
    at += phrase.length + 1;
    const words = tokenise(phrase).filter(({ word }) => !FUNCTION_WORDS.has(word));
    if (words.length === 0 || !words.every(({ word }) => inTitle.has(foldPlural(word)))) continue;
    const end = start + phrase.trim().length;
    return {
      message: `"${quoted(phrase.trim())}" is in the title already. Use the space for something new.`,
      span: { start, end },
      fix: () => removalOf('Remove it', text, start, end, removePhrase),
    };
  }
  return undefined;
};

/** Drops phrases from the end until the text fits; a single long phrase is cut at a word. */
function cutAtPhrase(text: string, max: number): string {
  let end = text.indexOf(',') === -1 ? text.length : text.indexOf(',');
  for (let next = end; next !== -1 && codePointLength(text.slice(0, next)) <= max; next = nextEnd(text, next))
    end = next;
  return cutAtWord(tidy(text.slice(0, end)), max);
}

/** Where the phrase after the comma at `at` ends; -1 behind the last. */
function nextEnd(text: string, at: number): number {
  if (at >= text.length) return -1;
  const comma = text.indexOf(',', at + 1);
  return comma === -1 ? text.length : comma;
}

/** The code behind `AMAZON_HIGHLIGHT_RULES`. */
export const HIGHLIGHT_CHECKS: Readonly<Record<string, Check>> = {
  'amazon.highlights.length': {
    text: (text, context) => {
      const fault = lengthCheck('highlightsMax', { name: 'Item highlights', advice: 'Drop a phrase.' })(text, context);
      if (fault === undefined || 'length' in fault) return fault;
      const max = context.limits.highlightsMax as number;
      return { ...fault, fix: () => editBetween(`Shorten to ${max}`, text.text, cutAtPhrase(text.text, max)) };
    },
  },
  'amazon.highlights.total': { text: total },
  'amazon.highlights.phrases': { text: phrases },
  'amazon.highlights.banned_characters': { text: highlightCharacters },
  'amazon.highlights.repeats_title': { text: repeatsTitle },
};
