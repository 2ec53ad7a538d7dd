/** True when only spaces, hyphens, a slash or a percent sign stand between two words of a phrase. */
export function isJoin(text: string, from: number, to: number, abbreviated = false): boolean {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 46 && abbreviated) continue;
    const joins = code === 32 || code === 45 || code === 47 || code === 37 || code === 0xa0 || isHyphen(code);
    if (!joins && code !== 9) return false;
  }
  return true;
}

const isHyphen = (code: number): boolean => code === 0x2010 || code === 0x2011 || code === 0x5f;

/** True when a sentence, a line or a column ends between two words. */
export function endsSentence(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 46 || code === 33 || code === 63 || code === 59 || code === 124 || code === 10 || code === 60)
      return true;
  }
  return false;
}
