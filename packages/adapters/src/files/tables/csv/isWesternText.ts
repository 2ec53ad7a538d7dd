/** Signs that stand between words, or in them, in any Western language. */
const SIGNS = /[™®©°–—‘’“”•…«»×½¼¾·€£²³º\u00A0]/gu;

/** What words of Western languages do not have; text of other code pages, read as Windows-1252, is full of it. */
const FOREIGN: readonly RegExp[] = [
  // Holes of the code page.
  /[\x81\x8d\x8f\x90\x9d]/u,
  // A capital inside a word: DOS and old Mac code pages.
  /\p{Ll}[À-ÖØ-ÞŠŽŒŸ]/u,
  // A sign inside a word, or a sign that begins one: Polish, Japanese, DOS.
  /\p{L}[¹³¿¼£±¶¢¥¤¦¨ª¬¯¸º¡µ÷‚ƒ†‡ˆ‰‹›˜„“”]\p{L}/u,
  /^[£³¹¶±]\p{Ll}{2}/u,
  // Turkish, Baltic, Romanian; of Western languages only Icelandic, which is asked about.
  /[ðþÐÞÝý]/u,
  // Czech and Hungarian.
  /[ìù]\p{L}|[øìèùòï].*[ýíáúšž]|[ýíáúšž].*[øìùò]|õ(?!e)/u,
  // UTF-8 with a damaged byte somewhere.
  /[ÂÃ][\u00A0-¿€‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™š›œžŸ]|â€/u,
];

const MOST_FOREIGN = 0.05;

/**
 * Whether a text that was read as Windows-1252 reads as a Western language: next to none of its words with other than ASCII
 * characters has what no such word has.
 */
export function isWesternText(text: string): boolean {
  let [words, foreign] = [0, 0];
  for (const word of text.split(/[\s,;|"]+/u)) {
    if (!/[^\x00-\x7f]/u.test(word)) continue;
    words += 1;
    if (isForeign(word)) foreign += 1;
  }
  return foreign <= words * MOST_FOREIGN;
}

function isForeign(word: string): boolean {
  // Letters of another script fill a word.
  if (/[^\x00-\x7f]{3}/u.test(word.replace(SIGNS, ''))) return true;
  return FOREIGN.some((pattern) => pattern.test(word));
}
