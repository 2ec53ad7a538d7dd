const LONGEST_ADDRESS = 4096;

/** An address of the web in its usual form; null for any other, because it could run as a script when opened. */
export function webAddress(text: string): string | null {
  if (text.length > LONGEST_ADDRESS || !URL.canParse(text)) return null;
  const { href, protocol, username, password } = new URL(text);
  return /^https?:$/u.test(protocol) && username === '' && password === '' ? href : null;
}
