import { readFileSync } from 'node:fs';
import { configSchema, type Config } from './configSchema.js';

/** Every mistake of a configuration at once. */
export class ConfigurationFault extends Error {
  override readonly name = 'ConfigurationFault';

  constructor(readonly lines: readonly string[]) {
    super(
      `The configuration has ${lines.length === 1 ? 'a mistake' : `${lines.length} mistakes`}:\n${lines.join('\n')}`,
    );
  }
}

/**
 * Reads the configuration out of an environment. Throws `ConfigurationFault` with one line a mistake: the variable, what
 * is wrong, and what the variable is for. Values are not repeated, since they may be secrets. `needsAddress` is for what makes links
 * or cookies: in production the address is required of it.
 */
export function loadConfig(
  env: Readonly<Record<string, string | undefined>>,
  { needsAddress = false }: { readonly needsAddress?: boolean } = {},
): Config {
  const unreadable: string[] = [];
  const present = withFiles(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== '')),
    unreadable,
  );
  const parsed = configSchema.safeParse(present);
  const lines = parsed.success
    ? unreadable
    : [
        ...unreadable,
        ...parsed.error.issues.map((issue) => {
          const name = String(issue.path[0]);
          const purpose = configSchema.shape[name as keyof typeof configSchema.shape]?.description ?? '';
          return `  ${name} ${issue.message}. (${purpose})`;
        }),
      ];
  const isProduction = present.NODE_ENV === 'production';
  if (isProduction && present.SECRET_KEY === undefined)
    lines.push('  SECRET_KEY must be set in production, for example from `openssl rand -base64 48`. (Signs tokens)');
  if (isProduction && needsAddress && present.APP_URL === undefined)
    lines.push(
      '  APP_URL must be set in production, for example to https://listings.example.com. (Links of emails lead there, and https turns on secure cookies)',
    );
  if ((present.RAZORPAY_KEY_ID === undefined) !== (present.RAZORPAY_KEY_SECRET === undefined)) {
    const missing = present.RAZORPAY_KEY_ID === undefined ? 'RAZORPAY_KEY_ID' : 'RAZORPAY_KEY_SECRET';
    lines.push(`  ${missing} must be set too: a key and its secret belong together. (Takes payments)`);
  }
  if (present.S3_BUCKET !== undefined)
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
      if (present[name] === undefined) lines.push(`  ${name} must be set too: the bucket needs a key. (Keeps photos)`);
  if (lines.length > 0 || !parsed.success) throw new ConfigurationFault(lines);
  return Object.freeze(parsed.data);
}

/** With the contents of the files that `SECRET_KEY_FILE` and its like name, as containers get their secrets. The variable itself wins. */
function withFiles(
  present: Readonly<Record<string, string | undefined>>,
  unreadable: string[],
): Readonly<Record<string, string | undefined>> {
  const values = { ...present };
  for (const name of Object.keys(configSchema.shape)) {
    const file = present[`${name}_FILE`];
    if (file === undefined || present[name] !== undefined) continue;
    try {
      const value = readFileSync(file, 'utf8').trim();
      if (value !== '') values[name] = value;
    } catch {
      unreadable.push(`  ${name}_FILE names a file that can't be read. (Holds the value of ${name})`);
    }
  }
  return values;
}
