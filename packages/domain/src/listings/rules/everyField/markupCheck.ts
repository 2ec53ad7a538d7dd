import type { TextCheck } from '../engine/Check.js';
import { editBetween } from '../text/removal/editBetween.js';
import { quoted } from '../text/quoted.js';
import { stripHtml } from './stripHtml.js';

/** A tag, or the start of one that is never closed; "<10 lb" and "a < b" are none. */
const MARKUP =
  /<\/?[a-z][a-z0-9]*(?:\s[^<>]{0,200})?\/?>|<\/?(?:script|style|img|iframe|svg|object|embed|link|meta|a|div|span)\b|<!--|&(?:lt|gt|nbsp|amp|quot|#\d{2,5}|#x[\da-f]{2,5});|\[\/?(?:b|i|url|img)(?:=[^\]]{0,60})?\]/i;

/** Markup in a field of plain text: shoppers would see it, and a program might run it. */
export const markupCheck: TextCheck = ({ text }) => {
  const match = /[<&[]/.test(text) ? MARKUP.exec(text) : null;
  if (match === null) return undefined;
  return {
    message: `This field is plain text without HTML markup. Remove ${quoted(match[0])}.`,
    span: { start: match.index, end: match.index + match[0].length },
    fix: () =>
      editBetween('Remove HTML', text, stripHtml(text).replace(/\[\/?(?:b|i|url|img)(?:=[^\]]{0,60})?\]/gi, '')),
  };
};
