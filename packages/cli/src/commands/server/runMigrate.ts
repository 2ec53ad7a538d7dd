import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';

export async function runMigrate(what: string, options: { dryRun?: boolean }, context: CliContext): Promise<void> {
  if (what !== 'up' && what !== 'status') {
    throw new CliError(
      'unknown_argument',
      `migrate takes "up" or "status", not "${what}".`,
      'listwright migrate --help',
    );
  }
  if (what === 'status' || options.dryRun === true) return status(context);
  const { runMigrations } = await import('@listwright/adapters/main');
  const applied = await runMigrations(context.env);
  const text = applied.length > 0 ? `Applied: ${applied.join(', ')}` : UP_TO_DATE;
  context.print.result({ data: { applied, pending: [], is_set_up: true }, text });
}

const UP_TO_DATE = 'The database is up to date.';

/** Exit code 0 also if nothing is set up: that is an answer too. */
async function status({ env, print }: CliContext): Promise<void> {
  const { DatabaseMissing, readMigrations } = await import('@listwright/adapters/main');
  try {
    const { isSetUp, pending } = await readMigrations(env);
    const waiting = pending.length > 0 ? `Pending: ${pending.join(', ')}` : UP_TO_DATE;
    const text = isSetUp ? waiting : `This database isn't set up yet.\n${waiting}`;
    print.result({ data: { applied: [], pending, is_set_up: isSetUp }, text });
  } catch (error) {
    if (!(error instanceof DatabaseMissing)) throw error;
    print.result({ data: { applied: [], pending: [], is_set_up: false }, text: error.message });
  }
}
