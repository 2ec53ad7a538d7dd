import type { CliContext } from '../../CliContext.js';
import { confirmAct, tellDryRun } from './confirmAct.js';
import { findCustomer } from './customers/findCustomer.js';

export interface PromoteOptions {
  readonly dryRun?: boolean;
}

/** Makes somebody an administrator, by an administrator's sign-in. */
export async function runPromote(named: string, { dryRun }: PromoteOptions, context: CliContext): Promise<void> {
  const { id, email } = await findCustomer(named, context);
  const what = `make ${email} an administrator of this server`;
  if (dryRun) return tellDryRun(what, { id, email, change: { role: 'admin' } }, context);
  await confirmAct(what, context);
  const data = await context.client.admin.updateCustomer({ params: { id }, body: { role: 'admin' } });
  context.print.result({ data, text: `${email} is an administrator now.` });
}
