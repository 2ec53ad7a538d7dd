import { editBetween } from '../text/removal/editBetween.js';
import { quoted } from '../text/quoted.js';
import type { Check, TextCheck } from '../engine/Check.js';
import { lengthCheck } from '../everyField/lengthCheck.js';
import { tornEndCheck } from '../everyField/tornEndCheck.js';
import { descriptionMissing } from './descriptionMissing.js';
import { stripHtml } from '../everyField/stripHtml.js';
import { EMOJI } from '../text/emoji.js';
import { tidy } from '../text/tidy.js';

const TAG = /<(?!br\s*\/?>)\/?[a-z][^>]*>/i;

const html: TextCheck = ({ text }) => {
  // Only up to the last ">", so that no tag is searched to the end of the text in vain.
  const match = text.includes('<') ? TAG.exec(text.slice(0, text.lastIndexOf('>') + 1)) : null;
  if (match === null) return undefined;
  return {
    message: `Amazon shows HTML in a description as text, except <br>. Remove ${quoted(match[0])}.`,
    span: { start: match.index, end: match.index + match[0].length },
    fix: () =>
      editBetween(
        'Remove HTML',
        text,
        text
          .split(/<br\s*\/?>/i)
          .map(stripHtml)
          .join('<br>'),
      ),
  };
};

const emoji: TextCheck = (text) => {
  const first = text.ascii ? undefined : text.text.match(EMOJI)?.[0];
  if (first === undefined) return undefined;
  const start = text.text.indexOf(first);
  return {
    message: `A description has no emoji or symbols (${quoted(first)}). Remove them.`,
    span: { start, end: start + first.length },
    fix: () => editBetween('Remove emoji', text.text, tidy(text.text.replace(EMOJI, ' '))),
  };
};

/** The code behind `AMAZON_DESCRIPTION_RULES`. */
export const DESCRIPTION_CHECKS: Readonly<Record<string, Check>> = {
  'amazon.description.length': {
    text: lengthCheck('descriptionMax', { name: 'Description', advice: 'Shorten it.' }),
  },
  'amazon.description.missing': { text: descriptionMissing },
  'amazon.description.torn_end': { text: tornEndCheck },
  'amazon.description.html': { text: html },
  'amazon.description.emoji': { text: emoji },
};
