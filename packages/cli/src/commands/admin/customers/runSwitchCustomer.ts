import type { CliContext } from '../../../CliContext.js';
import { confirmAction, printDryRun } from '../confirmAction.js';
import { findCustomer } from './findCustomer.js';

export interface SwitchOptions {
  readonly dryRun?: boolean;
}

/** The account switches: for each the API operation, the confirmation and the success message. */
const CUSTOMER_SWITCHES = {
  block: {
    body: { status: 'suspended' },
    said: 'Customer blocked',
    warns: 'log it out everywhere and disable its API keys',
  },
  unblock: { body: { status: 'active' }, said: 'Customer unblocked' },
  archive: {
    body: { is_deleted: true },
    said: 'Customer archived successfully',
    warns: 'log it out everywhere and disable its API keys',
  },
  restore: { body: { is_deleted: false }, said: 'Customer restored successfully' },
} as const;

export type CustomerSwitch = keyof typeof CUSTOMER_SWITCHES;

export async function runSwitchCustomer(
  verb: CustomerSwitch,
  named: string,
  { dryRun }: SwitchOptions,
  context: CliContext,
): Promise<void> {
  const step = CUSTOMER_SWITCHES[verb];
  const { id, email } = await findCustomer(named, context);
  const what = `${verb} ${email}${'warns' in step ? `, ${step.warns}` : ''}`;
  if (dryRun) return printDryRun(what, { id, email, change: step.body }, context);
  if ('warns' in step) await confirmAction(what, context);
  const data = await context.client.admin.updateCustomer({ params: { id }, body: step.body });
  context.print.result({ data, text: `${step.said}: ${email}` });
}
