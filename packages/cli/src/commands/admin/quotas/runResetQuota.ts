import type { QuotaKey } from '@listwright/domain/billing';
import type { CliContext } from '../../../CliContext.js';
import { findCustomer } from '../customers/findCustomer.js';
import { confirmAction, printDryRun } from '../confirmAction.js';
import type { QuotaOptions } from './runSetQuota.js';

export async function runResetQuota(
  named: string,
  quota: QuotaKey,
  { dryRun }: QuotaOptions,
  context: CliContext,
): Promise<void> {
  const { id, email } = await findCustomer(named, context);
  const what = `reset the ${quota} usage of ${email} for this period to 0`;
  if (dryRun) return printDryRun(what, { id, quota }, context);
  await confirmAction(what, context);
  const data = await context.client.admin.resetQuota({ params: { id }, body: { quota_type: quota } });
  context.print.result({ data, text: `${quota} quota reset successfully: ${email}` });
}
