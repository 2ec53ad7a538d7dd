import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { EXIT } from '../../exitCode.js';

/** Deletes for good, after a question; without a terminal it takes --yes. */
export async function runRemove(ids: readonly string[], context: CliContext): Promise<void> {
  const { client, print, options, stdin } = context;
  const what = ids.length === 1 ? `listing ${ids[0]}` : `${ids.length} listings`;
  if (!options.yes) {
    if (!stdin.isTTY || options.input === false) {
      throw new CliError(EXIT.usage, 'not_confirmed', `Deleting ${what} cannot be undone.`, 'Add --yes to do it.');
    }
    const { confirm } = await import('@clack/prompts');
    if (
      (await confirm({ message: `Delete ${what} with all versions? This cannot be undone.`, initialValue: false })) !==
      true
    ) {
      throw new CliError(EXIT.interrupted, 'interrupted', 'Nothing was deleted.');
    }
  }
  for (const id of ids) await client.listings.remove({ params: { id } });
  print.result({ data: { removed: ids }, text: `Deleted ${what}.` });
}
