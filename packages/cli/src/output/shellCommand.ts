/** A command line that a shell reads as these words. */
export function shellCommand(...words: readonly string[]): string {
  return ['listwright', ...words.map((word) => (SAFE.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`))].join(
    ' ',
  );
}

/** Means itself in every shell. */
const SAFE = /^[\w@%+=:,./-]+$/;
