import { QUOTA_KEYS, type QuotaKey } from '@listwright/domain/billing';
import { Argument, type Command } from 'commander';
import type { Action } from '../../../Action.js';
import { PLAN_NAMES, PLAN_WORDS, planKey } from '../../../input/planKey.js';
import { ValueOption } from '../../../values/ValueOption.js';
import { wholeNumber } from '../../../input/wholeNumber.js';
import { listFlags } from '../listFlags.js';
import { runListQuotas, type ListQuotasOptions } from './runListQuotas.js';
import { runResetQuota } from './runResetQuota.js';
import { runSetQuota, type QuotaOptions } from './runSetQuota.js';

const NAMED = 'id or email of the account';
const MAX_UNITS = 2_147_483_647;
const quotaArgument = () => new Argument('<quota>', 'which one').choices([...QUOTA_KEYS]);
const limitOf = (text: string) => (text === 'plan' ? null : wholeNumber(0, MAX_UNITS)(text));

export function registerQuotas(admin: Command, run: Action): void {
  const quotas = admin.command('quotas').description('manage quotas and usage');
  listFlags(quotas.command('list').description('list quotas; a star marks custom limits'))
    .addOption(new ValueOption('--plan <plan>', `only this plan: ${PLAN_NAMES}`, PLAN_WORDS).argParser(planKey))
    .addHelpText('after', '\nExample:\n  listwright admin quotas list --plan free\n')
    .action((options: ListQuotasOptions, command: Command) =>
      run((context) => runListQuotas(options, context), command),
    );
  quotas
    .command('set')
    .description('set a custom limit')
    .argument('<customer>', NAMED)
    .addArgument(quotaArgument())
    .argument('<limit>', 'units per period, or "plan" to restore the plan\'s limit', limitOf)
    .option('--dry-run', 'show what would be done, without doing it')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright admin quotas set ann@example.com listings_generated 5000\n' +
        '  listwright admin quotas set ann@example.com listings_generated plan --yes\n',
    )
    .action((named: string, quota: QuotaKey, limit: number | null, options: QuotaOptions, command: Command) =>
      run((context) => runSetQuota(named, quota, limit, options, context), command),
    );
  quotas
    .command('reset')
    .description('reset the usage of this period to 0')
    .argument('<customer>', NAMED)
    .addArgument(quotaArgument())
    .option('--dry-run', 'show what would be done, without doing it')
    .addHelpText('after', '\nExample:\n  listwright admin quotas reset ann@example.com api_calls\n')
    .action((named: string, quota: QuotaKey, options: QuotaOptions, command: Command) =>
      run((context) => runResetQuota(named, quota, options, context), command),
    );
}
