/** "For 2 to 5 years" → "for ages 2 to 5"; undefined where it is no age. */
export function forAges(text: string): string | undefined {
  const [, from = '', to = ''] = /^for (\d+) (?:to|-) (\d+) years$/iu.exec(text) ?? [];
  return to === '' ? undefined : `for ages ${from} to ${to}`;
}
