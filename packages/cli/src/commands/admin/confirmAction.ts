import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { askAtTerminal } from '../../input/askAtTerminal.js';

/** Asks for confirmation of an action that affects a user. Without a terminal, or with --no-input, it needs --yes. */
export async function confirmAction(what: string, { options, stdin }: CliContext): Promise<void> {
  if (options.yes) return;
  if (!stdin.isTTY || options.input === false) {
    throw new CliError('confirmation_needed', `This would ${what}.`, 'Add --yes to confirm, or --dry-run to preview.');
  }
  const answer = await askAtTerminal(`This will ${what}. Continue? [y/N] `);
  if (!/^y(es)?$/i.test(answer?.trim() ?? '')) throw new CliError('interrupted', 'Nothing was changed.');
}

/** Prints what would be done. */
export function printDryRun(what: string, data: Readonly<Record<string, unknown>>, { print }: CliContext): void {
  print.result({ data: { dry_run: true, ...data }, text: `Would ${what}. Nothing was changed.` });
}
