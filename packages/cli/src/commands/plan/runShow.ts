import { PLANS } from '@listwright/domain/billing';
import type { CliContext } from '../../CliContext.js';

export async function runShow({ client, print }: CliContext): Promise<void> {
  const { subscription } = await client.accounts.me();
  const { plan, status, next_billing: next, next_billing_estimated: estimated, current_period_end: end } = subscription;
  const lines = [`${PLANS[plan].name}, ${status.replace('_', ' ')}`];
  if (next !== null) lines.push(`Next billing: ${next.slice(0, 10)}${estimated ? ' (estimated)' : ''}`);
  if (status === 'cancelled' && end !== null) lines.push(`Ends on ${end.slice(0, 10)}, then changes to Starter.`);
  print.result({ data: subscription, text: lines.join('\n') });
}
