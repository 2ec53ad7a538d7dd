/** The same text in memory of its own: what an engine keeps about a text it has seen does not help with this one. */
const freshText = (text) => Buffer.from(text).toString();

/** A copy of a listing's texts in memory of their own. */
export const freshCopy = (copy) =>
  Object.fromEntries(
    Object.entries(copy).map(([name, value]) => [
      name,
      typeof value === 'string' ? freshText(value) : value.map(freshText),
    ]),
  );

/** What reading the same texts costs without any rule: the copying, and each word once. */
export function readOnly(copy) {
  let words = 0;
  for (const value of Object.values(freshCopy(copy))) words += String(value).toLowerCase().split(/\s+/).length;
  return words;
}
