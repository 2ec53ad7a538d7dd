import type { QuotaKey } from '@listwright/domain/billing';
import type { CliContext } from '../../../CliContext.js';
import { findCustomer } from '../customers/findCustomer.js';
import { confirmAction, printDryRun } from '../confirmAction.js';

export interface QuotaOptions {
  readonly dryRun?: boolean;
}

/** `limit` null removes a custom limit. */
export async function runSetQuota(
  named: string,
  quota: QuotaKey,
  limit: number | null,
  { dryRun }: QuotaOptions,
  context: CliContext,
): Promise<void> {
  const { id, email } = await findCustomer(named, context);
  const what = `set ${quota} of ${email} to ${limit ?? "the plan's limit"}`;
  if (dryRun) return printDryRun(what, { id, quota, limit }, context);
  await confirmAction(what, context);
  const data = await context.client.admin.setQuotaLimits({ params: { id }, body: { [quota]: { limit } } });
  context.print.result({ data, text: `${quota} limit updated successfully: ${email}` });
}
