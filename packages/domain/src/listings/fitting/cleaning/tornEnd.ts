const ELLIPSIS = /(?<!\.)(?:…|\.{3,})\s*$/;
/** A connector before the torn word goes too, and with "&" or "and" the word before it: "Lint & StreakF…". */
const CONNECTED = /(?:^|\s)(?:\S+\s+(?:&|and)|with|for|of|\+|-)\s*$/i;
/** At most two words since the last separator or clause are torn with it: "…, Better Tra…". */
const SHORT_REST = /(?:[,|;(+-]|\s(?:with|and|&|for)\s)\s*(?:[^\s,|;(]+\s+){0,2}$/i;

/**
 * The end of a title that a data feed cut off in the middle of a word and marked by an ellipsis: the torn word, the
 * ellipsis and what hangs on them. Empty when nothing was cut off; only the ellipsis when the cut fell between words.
 */
export function tornEnd(text: string): string {
  const ellipsis = ELLIPSIS.exec(text);
  if (ellipsis === null) return '';
  const torn = /[^\s(),|]*$/.exec(text.slice(0, ellipsis.index))?.[0] ?? '';
  const wordStart = ellipsis.index - torn.length;
  if (torn === '') return text.slice(wordStart);
  const head = text.slice(0, wordStart);
  const end = (CONNECTED.exec(head) ?? SHORT_REST.exec(head))?.index ?? wordStart;
  // A title that is torn from its first word on is kept: half a word is better than none.
  return text.slice(end <= 0 ? ellipsis.index : end);
}
