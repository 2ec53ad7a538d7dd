import type { TextCheck } from '../engine/Check.js';
import { editBetween } from '../text/removal/editBetween.js';
import { tidy } from '../text/tidy.js';

/** As much of a text as its end needs. */
const END = 40;
/** A connector, an article or a mark that waits for more; "Plug in", "what it is made of" and "UPF 50+" end as they should. */
const TORN =
  /(?:(?<![\p{L}\p{N}])(?:and|or|with|the|an?|from|your|und|mit|oder|der|die|das|für|&)|[,&/(–—-]|(?<!\d)\+|…|\.{3})$/u;

/** A text that stops in the middle: cut by a limit, or by a model that ran out of words. */
export const tornEndCheck: TextCheck = ({ text }) => {
  const plain = text.slice(-END).replace(/(?:\s|<\/?[a-z][^<>]{0,10}>)+$/i, '');
  const match = plain.length === 0 ? null : TORN.exec(plain);
  if (match === null) return undefined;
  const end = text.lastIndexOf(plain) + plain.length;
  const start = end - match[0].length;
  return {
    message: `The text stops in the middle, at "${match[0]}". Finish the statement, or remove its start.`,
    span: { start, end },
    fix: () => editBetween('Remove the loose end', text, `${tidy(text.slice(0, start))}${text.slice(end)}`),
  };
};
