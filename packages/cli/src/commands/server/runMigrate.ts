import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { EXIT } from '../../exitCode.js';

export async function runMigrate(what: string, options: { dryRun?: boolean }, context: CliContext): Promise<void> {
  if (what !== 'up' && what !== 'status') {
    throw new CliError(
      EXIT.usage,
      'unknown_argument',
      `migrate takes up or status, not "${what}".`,
      'listwright migrate --help',
    );
  }
  const { runMigrations } = await import('@listwright/adapters/main');
  const { applied, pending } = await runMigrations(context.env, {
    dryRun: what === 'status' || options.dryRun === true,
  });
  const text =
    applied.length > 0
      ? `Applied: ${applied.join(', ')}`
      : pending.length > 0
        ? `Pending: ${pending.join(', ')}`
        : 'The database is up to date.';
  context.print.result({ data: { applied, pending }, text });
}
