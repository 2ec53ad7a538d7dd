import type { CliContext } from '../../../CliContext.js';
import { confirmAction, printDryRun } from '../confirmAction.js';
import { findCustomer } from './findCustomer.js';
import type { SwitchOptions } from './runSwitchCustomer.js';

/** For a customer who lost both the app and the recovery codes. */
export async function runResetTotp(named: string, { dryRun }: SwitchOptions, context: CliContext): Promise<void> {
  const { id, email } = await findCustomer(named, context);
  const what = `reset two-step sign-in for ${email} and log it out everywhere`;
  if (dryRun) return printDryRun(what, { id, email }, context);
  await confirmAction(what, context);
  const data = await context.client.admin.resetCustomerTotp({ params: { id } });
  context.print.result({ data, text: `Two-step sign-in reset: ${email} now logs in with the password only.` });
}
