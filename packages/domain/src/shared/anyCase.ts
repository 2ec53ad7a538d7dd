/**
 * Whether an expression for letters of any case (`iu`) is found in a text. It is asked in small letters of the text in small
 * letters, because V8 searches for both cases of each of many words up to thirty times as long.
 *
 * Throws where the expression names capitals: in small letters it would never be found.
 */
export function anyCase({ source, flags }: RegExp): (text: string) => boolean {
  if (!flags.includes('i') || CAPITALS.test(source)) throw new Error(`Not for letters of any case: ${source}`);
  const small = new RegExp(source.replaceAll(PARTS, smallLetters), 'u');
  return (text) => small.test(text.toLowerCase());
}

const CAPITALS = /\\p\{(?:Lu|Lt)\}|\\P/u;
/** Escapes, which mean something else in small letters, and what stands between them. */
const PARTS = /\\p\{[^}]*\}|\\.|[^\\]+/gu;
const smallLetters = (part: string): string => (part.startsWith('\\') ? part : part.toLowerCase());
