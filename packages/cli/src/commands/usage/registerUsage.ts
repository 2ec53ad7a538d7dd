import { PLANS } from '@listwright/domain/billing';
import type { Command } from 'commander';
import type { CliContext } from '../../CliContext.js';
import type { Action } from '../../Action.js';

export function registerUsage(program: Command, run: Action): void {
  program
    .command('usage')
    .description('show your plan, its quotas and when they reset')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright usage\n  listwright usage --json --fields subscription_plan,reset_date\n',
    )
    .action((_options: object, command: Command) => run(runUsage, command));
}

async function runUsage({ client, print, options }: CliContext): Promise<void> {
  const usage = await client.billing.currentUsage();
  const rows = Object.entries(usage.quotas).map(([quota, state]) => ({
    quota,
    used: state.used,
    limit: state.limit ?? 'unlimited',
    remaining: state.remaining ?? 'unlimited',
    percentage: `${state.percentage.toFixed(1)}%`,
  }));
  if (print.format === 'json' || options.fields !== undefined) return print.result({ data: usage });
  print.message(`Plan ${PLANS[usage.subscription_plan].name}; the period ends on ${usage.reset_date.slice(0, 10)}.`);
  print.result({ data: usage, rows });
}
