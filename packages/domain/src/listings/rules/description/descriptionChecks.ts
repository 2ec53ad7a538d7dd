import type { Check, TextCheck } from '../engine/Check.js';
import { lengthCheck } from '../everyField/lengthCheck.js';
import { stripHtml } from '../everyField/stripHtml.js';
import { EMOJI } from '../text/emoji.js';
import { tidy } from '../text/tidy.js';

const html: TextCheck = ({ text }) => {
  const match = text.includes('<') ? /<(?!br\s*\/?>)\/?[a-z][^>]*>/i.exec(text) : null;
  if (match === null) return undefined;
  const lines = text.split(/<br\s*\/?>/i).map(stripHtml);
  return {
    message: `Amazon shows HTML in a description as text, except <br>. Remove ${match[0]}.`,
    span: { start: match.index, end: match.index + match[0].length },
    fix: { label: 'Remove HTML', replacement: lines.join('<br>') },
  };
};

const emoji: TextCheck = (text) => {
  const first = text.ascii ? undefined : text.text.match(EMOJI)?.[0];
  if (first === undefined) return undefined;
  const start = text.text.indexOf(first);
  return {
    message: `A description has no emoji or symbols (${first}). Remove them.`,
    span: { start, end: start + first.length },
    fix: { label: 'Remove emoji', replacement: tidy(text.text.replace(EMOJI, ' ')) },
  };
};

/** The code behind `AMAZON_DESCRIPTION_RULES`. */
export const DESCRIPTION_CHECKS: Readonly<Record<string, Check>> = {
  'amazon.description.length': {
    text: lengthCheck('descriptionMax', { name: 'Description', advice: 'Shorten it.' }),
  },
  'amazon.description.html': { text: html },
  'amazon.description.emoji': { text: emoji },
};
