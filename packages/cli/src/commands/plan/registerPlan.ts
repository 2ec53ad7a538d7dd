import type { PlanKey } from '@listwright/domain/billing';
import { InvalidArgumentError, type Command } from 'commander';
import type { Action } from '../../Action.js';
import { PLAN_NAMES, PLAN_WORDS, planKey } from '../../input/planKey.js';
import { ValueArgument } from '../../values/ValueArgument.js';
import { runChange, type ChangeOptions } from './runChange.js';
import { runShow } from './runShow.js';

/** A plan that can be changed to; Unlimited is sold by contact. */
function wantedPlan(text: string): PlanKey {
  const plan = planKey(text);
  if (plan === 'unlimited') throw new InvalidArgumentError('Contact sales for Unlimited.');
  return plan;
}

export function registerPlan(program: Command, run: Action): void {
  const plan = program.command('plan').description('show or change your plan');
  plan
    .command('show')
    .description('show your plan, renewal and billing')
    .addHelpText('after', '\nExamples:\n  listwright plan show\n  listwright plan show --json --fields plan,status\n')
    .action((_options: object, command: Command) => run(runShow, command));
  plan
    .command('change')
    .description('downgrade to Starter at the end of the paid period, or get a payment link to upgrade')
    .addArgument(
      new ValueArgument(
        '<plan>',
        `new plan: ${PLAN_NAMES}`,
        PLAN_WORDS.filter((plan) => plan !== 'unlimited'),
      ).argParser(wantedPlan),
    )
    .option('--dry-run', 'show what would happen, without doing it')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright plan change professional\n  listwright plan change free --dry-run\n  listwright plan change free --yes\n',
    )
    .action((plan: PlanKey, options: ChangeOptions, command: Command) =>
      run((context) => runChange(plan, options, context), command),
    );
}
