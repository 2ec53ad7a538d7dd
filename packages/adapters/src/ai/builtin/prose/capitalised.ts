/** A text with its first letter in upper case. A word with capitals inside ("iPhone", "eLink") stays as it is. */
export function capitalised(text: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(text)
    ? text
    : text.replace(/^(['"(]*)(\p{Ll})/u, (_whole, open: string, letter: string) => open + letter.toUpperCase());
}
