import { CliError } from '../CliError.js';

/** Attributes out of `name=value` pairs. */
export function attributesOf(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new CliError('bad_attribute', `"${pair}" must be name=value.`, '--attribute material=steel');
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    }),
  );
}
