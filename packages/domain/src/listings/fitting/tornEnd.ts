const ELLIPSIS = /(?:…|\.{3,})\s*$/;
/** Words between the last separator or connector and the torn word; as few as this are torn with it. */
const SHORT_REST = /(?:[,|;(+-]|\s(?:with|and|&|for|of))?\s*(?:[^\s,|;(]+\s+){0,2}$/i;
const CONNECTED = /(?:^|\s)(?:\S+\s+(?:&|and)|with|for|of|\+|-)\s*$/i;

/**
 * The end of a title that a data feed cut off in the middle of a word and marked by an ellipsis: the torn word, the
 * ellipsis and what hangs on them ("…, Better Tra..." loses "Better" too). Empty when nothing was cut off; only the
 * ellipsis when the cut fell between two words.
 */
export function tornEnd(text: string): string {
  const ellipsis = ELLIPSIS.exec(text);
  if (ellipsis === null) return '';
  const torn = /[^\s(),|]*$/.exec(text.slice(0, ellipsis.index))?.[0] ?? '';
  let end = ellipsis.index - torn.length;
  if (torn !== '' && end > 0) {
    const head = text.slice(0, end);
    const connected = CONNECTED.exec(head);
    const short = SHORT_REST.exec(head);
    if (connected !== null) end = connected.index;
    else if (short !== null && /^(?:[,|;(+-]|\s)/.test(short[0]) && short[0].trim() !== '' && /^\s*(?:[,|;(+-]|(?:with|and|&|for|of)\s)/i.test(short[0])) {
      end = short.index;
    }
  }
  // A title that is torn from its first word on is kept: half a word is better than none.
  return end <= 0 ? text.slice(ellipsis.index) : text.slice(end);
}
