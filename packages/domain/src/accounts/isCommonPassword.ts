/** The commonest words and patterns of leaked passwords, which attackers try first. */
const COMMON: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd password1 password12 password123 password1234 password! welcome1 welcome123
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 zaq12wsx asdfghjk asdfghjkl
  zxcvbnm1 iloveyou iloveyou1 sunshine sunshine1 princess princess1 football football1 baseball baseball1 superman
  superman1 batman123 trustno1 starwars whatever dragon123 monkey123 letmein1 letmein123 admin123 admin1234
  administrator changeme changeme1 default1 computer internet samsung1 michelle jennifer jordan23 charlie1 michael1
  abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456 test1234 testtest master123 shadow123 secret123 login123
  passport corvette mercedes maverick midnight hello123 helloworld summer2024 summer2025 summer2026 winter2024
  winter2025 winter2026 spring2026 autumn2026 listwright`.split(/\s+/),
);

/** Whether it is a common password: a leaked one, a run of digits, or one repeated character. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return COMMON.has(plain) || /^(.)\1*$/u.test(plain) || isRun(plain);
}

/** "12345678", "87654321", "abcdefgh": each character one after or before the last. */
function isRun(text: string): boolean {
  const steps = new Set([...text].slice(1).map((character, at) => stepFrom(text[at] ?? '', character)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** How far one is from the other; after 9 comes 0. */
function stepFrom(before: string, after: string): number {
  if (before === '9' && after === '0') return 1;
  if (before === '0' && after === '9') return -1;
  return after.charCodeAt(0) - before.charCodeAt(0);
}
