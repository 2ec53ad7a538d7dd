import type { CliContext } from '../../../CliContext.js';
import { CliError } from '../../../CliError.js';
import { askAtTerminal } from '../../../input/askAtTerminal.js';
import { printDryRun } from '../confirmAction.js';
import { findCustomer, type Customer } from './findCustomer.js';

export interface DeleteOptions {
  readonly confirm?: string;
  readonly dryRun?: boolean;
}

/** Deletes an account permanently. `--yes` is not enough: the address must be typed. */
export async function runDeleteCustomer(named: string, options: DeleteOptions, context: CliContext): Promise<void> {
  const customer = await findCustomer(named, context);
  const { id, email } = customer;
  const what = `permanently delete ${email}, including listings, keys and sessions`;
  if (options.dryRun) return printDryRun(what, { id, email }, context);
  const confirm_email = options.confirm ?? (await typedAddress(what, customer, context));
  await context.client.admin.deleteCustomer({ params: { id }, body: { confirm_email } });
  context.print.result({ data: { deleted: id }, text: `Customer deleted permanently: ${email}` });
}

async function typedAddress(what: string, { email }: Customer, { stdin, options }: CliContext): Promise<string> {
  if (!stdin.isTTY || options.input === false) {
    throw new CliError('confirmation_needed', `This would ${what}.`, `Add --confirm=${email} to confirm.`);
  }
  const typed = await askAtTerminal(
    `Are you sure you want to permanently delete this customer? This will ${what}.\nType the email to continue: `,
  );
  if (typed?.trim().toLowerCase() === email.toLowerCase()) return typed.trim();
  throw new CliError('interrupted', 'Nothing was deleted.');
}
