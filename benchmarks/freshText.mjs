/** A new string with the same text, so that cached data about a string does not help. */
const freshText = (text) => Buffer.from(text).toString();

/** A copy of a listing's texts as new strings. */
export const freshCopy = (copy) =>
  Object.fromEntries(
    Object.entries(copy).map(([name, value]) => [
      name,
      typeof value === 'string' ? freshText(value) : value.map(freshText),
    ]),
  );

/** The cost of reading the same texts without any rule: copying them, and visiting each word once. */
export function readOnly(copy) {
  let words = 0;
  for (const value of Object.values(freshCopy(copy))) words += String(value).toLowerCase().split(/\s+/).length;
  return words;
}
