import { ApiError } from '@listwright/application/contract';
import type { CliContext } from '../CliContext.js';
import { CliError } from '../CliError.js';
import { EXIT } from '../exitCode.js';
import { askAtTerminal } from '../input/askAtTerminal.js';
import { countOf } from '@listwright/domain/shared';

interface Refusal {
  readonly id: string;
  readonly error: ApiError;
}

/** What is deleted, and how. */
export interface Removal {
  /** One of them, for example `listing`. */
  readonly noun: string;
  /** What goes with them, for example `with all versions`. */
  readonly along: string;
  readonly remove: (id: string) => Promise<unknown>;
}

/**
 * Deletes objects permanently after a confirmation; without a terminal it needs --yes. A failure does not stop the
 * others.
 */
export async function removeObjects(named: readonly string[], removal: Removal, context: CliContext): Promise<number> {
  const { print } = context;
  const ids = [...new Set(named)];
  const counted = (some: readonly string[]) =>
    some.length === 1 ? `${removal.noun} ${some[0]}` : countOf(some.length, removal.noun);
  await confirmed(counted(ids), removal.along, context);
  const { removed, refused } = await removeEach(ids, removal);
  const [first] = refused;
  if (first !== undefined && removed.length === 0 && (ids.length === 1 || refused.every(concernsNoObject)))
    throw first.error;
  for (const { id, error } of refused) print.failure(`Not deleted: ${id}: ${error.message}`);
  print.result({
    data: { removed, failed: refused.map(({ id, error }) => ({ id, code: error.code, message: error.message })) },
    text: `Deleted ${refused.length === 0 ? counted(ids) : `${removed.length} of ${counted(ids)}: ${removed.join(', ') || 'none'}`}.`,
  });
  return refused.length === 0 ? EXIT.done : EXIT.partial;
}

async function confirmed(what: string, along: string, { options, stdin }: CliContext): Promise<void> {
  if (options.yes) return;
  if (!stdin.isTTY || options.input === false) {
    throw new CliError('confirmation_needed', `Deleting ${what} can't be undone.`, 'Add --yes to confirm.');
  }
  const answer = await askAtTerminal(`Delete ${what} ${along}? This can't be undone. [y/N] `);
  if (!/^y(es)?$/i.test(answer?.trim() ?? '')) throw new CliError('interrupted', 'Nothing was deleted.');
}

async function removeEach(ids: readonly string[], { remove }: Removal) {
  const [removed, refused]: [string[], Refusal[]] = [[], []];
  for (const id of ids) {
    try {
      await remove(id);
      removed.push(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.push({ id, error });
    }
  }
  return { removed, refused };
}

/** Not logged in, or no server: the command failed as such, not single objects. */
function concernsNoObject({ error }: Refusal): boolean {
  return error.kind === 'unauthenticated' || error.kind === 'unavailable';
}
