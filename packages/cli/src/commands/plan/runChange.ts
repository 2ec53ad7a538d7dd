import { PLANS, type PlanKey } from '@listwright/domain/billing';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { askAtTerminal } from '../../input/askAtTerminal.js';

export interface ChangeOptions {
  readonly dryRun?: boolean;
}

/** Downgrades to Starter after a confirmation; an upgrade continues in the browser, where the payment page is. */
export async function runChange(plan: PlanKey, { dryRun }: ChangeOptions, context: CliContext): Promise<void> {
  const { client, print, settings } = context;
  const { subscription } = await client.accounts.me();
  const isOnIt = subscription.plan === plan && subscription.status !== 'cancelled';
  // The server rejects a downgrade from Starter; only the dry run answers here.
  if (isOnIt && (dryRun || plan !== 'free')) {
    return print.result({ data: { plan, dry_run: dryRun === true }, text: "You're already on this plan." });
  }
  if (plan !== 'free') {
    const wanted = PLANS[plan].name.toLowerCase();
    const address = new URL(`/app/profile?upgrade=${wanted}`, settings.get('url').value).href;
    print.message('Pay at this address. Your plan changes when the payment arrives.');
    return print.result({ data: { plan, pay_at: address }, text: address });
  }
  if (dryRun) {
    const end = subscription.current_period_end ?? subscription.next_billing;
    const when = end === null ? 'Nothing would change.' : `Your plan would change to Starter on ${end.slice(0, 10)}.`;
    return print.result({ data: { plan: 'free', effective_at: end, dry_run: true }, text: when });
  }
  await confirmed(context);
  const { effective_at } = await client.billing.changePlan({ body: { plan: 'free' } });
  print.result({
    data: { plan: 'free', effective_at },
    text: `Downgraded to Starter plan, from ${effective_at.slice(0, 10)}. Nothing changes until then.`,
  });
}

async function confirmed({ options, stdin }: CliContext): Promise<void> {
  if (options.yes) return;
  if (!stdin.isTTY || options.input === false) {
    throw new CliError('confirmation_needed', 'This ends your plan after the paid period.', 'Add --yes to confirm.');
  }
  const answer = await askAtTerminal('Downgrade to Starter at the end of the paid period? [y/N] ');
  if (!/^y(es)?$/i.test(answer?.trim() ?? '')) throw new CliError('interrupted', 'Nothing was changed.');
}
