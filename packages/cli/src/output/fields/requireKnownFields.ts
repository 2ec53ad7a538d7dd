import { CliError } from '../../CliError.js';

/** A misspelt field would otherwise be an empty column, which looks like a result. */
export function requireKnownFields(fields: readonly string[], known: ReadonlySet<string>): void {
  const unknown = fields.filter((field) => !known.has(field));
  if (unknown.length === 0) return;
  const named = unknown.map((field) => `"${field}"`).join(', ');
  throw new CliError(
    'unknown_field',
    `${unknown.length === 1 ? 'There is no field' : 'There are no fields'} ${named}.`,
    `Available fields: ${[...known].join(', ')}.`,
  );
}
