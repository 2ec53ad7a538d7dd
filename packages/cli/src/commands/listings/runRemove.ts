import { ApiError } from '@listwright/application/contract';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { EXIT } from '../../exitCode.js';
import { askAtTerminal } from '../../input/askAtTerminal.js';
import { countOf } from '../../output/countOf.js';

interface Refusal {
  readonly id: string;
  readonly error: ApiError;
}

/**
 * Deletes listings permanently after a confirmation; without a terminal it needs --yes. A failure does not stop the
 * others.
 */
export async function runRemove(named: readonly string[], context: CliContext): Promise<number> {
  const { print } = context;
  const ids = [...new Set(named)];
  await confirmed(ids, context);
  const { removed, refused } = await removeEach(ids, context);
  const [first] = refused;
  if (first !== undefined && removed.length === 0 && (ids.length === 1 || refused.every(concernsNoListing)))
    throw first.error;
  for (const { id, error } of refused) print.failure(`Not deleted: ${id}: ${error.message}`);
  print.result({
    data: { removed, failed: refused.map(({ id, error }) => ({ id, code: error.code, message: error.message })) },
    text: `Deleted ${refused.length === 0 ? counted(ids) : `${removed.length} of ${counted(ids)}: ${removed.join(', ') || 'none'}`}.`,
  });
  return refused.length === 0 ? EXIT.done : EXIT.partial;
}

async function confirmed(ids: readonly string[], { options, stdin }: CliContext): Promise<void> {
  if (options.yes) return;
  if (!stdin.isTTY || options.input === false) {
    throw new CliError(
      EXIT.usage,
      'not_confirmed',
      `Deleting ${counted(ids)} can't be undone.`,
      'Add --yes to confirm.',
    );
  }
  const answer = await askAtTerminal(`Delete ${counted(ids)} with all versions? This can't be undone. [y/N] `);
  if (!/^y(es)?$/i.test(answer?.trim() ?? ''))
    throw new CliError(EXIT.interrupted, 'interrupted', 'Nothing was deleted.');
}

async function removeEach(ids: readonly string[], { client }: CliContext) {
  const [removed, refused]: [string[], Refusal[]] = [[], []];
  for (const id of ids) {
    try {
      await client.listings.remove({ params: { id } });
      removed.push(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.push({ id, error });
    }
  }
  return { removed, refused };
}

/** Not logged in, or no server: the command failed as such, not single listings. */
function concernsNoListing({ error }: Refusal): boolean {
  return error.kind === 'unauthenticated' || error.kind === 'unavailable';
}

function counted(ids: readonly string[]): string {
  return ids.length === 1 ? `listing ${ids[0]}` : countOf(ids.length, 'listing');
}
