const SECRET_NAME = /TOKEN|SECRET|PASSWORD|PASSPHRASE|KEY|DATABASE_URL|SMTP_URL/u;
/** Shorter values are no secrets, and would blank out parts of other words. */
const SHORTEST = 6;

/** Credentials by their shape: bearer tokens, API keys, JSON web tokens, and the account in an address. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/\bBearer [^\s"']+/giu, 'Bearer [removed]'],
  [/\blw_[\w-]+/gu, '[removed]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/gu, '[removed]'],
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@"']+@/giu, '$1[removed]@'],
];

/** A text without the values of secret variables, and without what looks like a credential. */
export function withoutSecrets(text: string, env: Readonly<Record<string, string | undefined>>): string {
  const values = Object.entries(env)
    .filter(([name]) => SECRET_NAME.test(name))
    .flatMap(([, value]) => (value !== undefined && value.length >= SHORTEST ? [value] : []))
    // A secret that holds another one first.
    .toSorted((one, other) => other.length - one.length);
  const named = values.reduce((rest, value) => rest.replaceAll(value, '[removed]'), text);
  return SHAPES.reduce((rest, [shape, instead]) => rest.replaceAll(shape, instead), named);
}
