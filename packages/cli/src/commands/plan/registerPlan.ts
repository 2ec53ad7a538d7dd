import type { PlanKey } from '@listwright/domain/billing';
import { Argument, InvalidArgumentError, type Command } from 'commander';
import type { Action } from '../../Action.js';
import { PLAN_NAMES, planKey } from '../../input/planKey.js';
import { runChange, type ChangeOptions } from './runChange.js';
import { runShow } from './runShow.js';

/** A plan that can be changed to; Unlimited is sold by contact. */
function wantedPlan(text: string): PlanKey {
  const plan = planKey(text);
  if (plan === 'unlimited') throw new InvalidArgumentError('Unlimited is agreed on with sales.');
  return plan;
}

export function registerPlan(program: Command, run: Action): void {
  const plan = program.command('plan').description('the plan you are on, and changing it');
  plan
    .command('show')
    .description('show the plan, whether it goes on, and what is paid for')
    .addHelpText('after', '\nExamples:\n  listwright plan show\n  listwright plan show --json --fields plan,status\n')
    .action((_options: object, command: Command) => run(runShow, command));
  plan
    .command('change')
    .description('go down to Starter when what is paid for ends, or get the address to pay at for a better plan')
    .addArgument(new Argument('<plan>', `plan to change to: ${PLAN_NAMES}`).argParser(wantedPlan))
    .option('--dry-run', 'say what would happen, and do nothing')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright plan change professional\n  listwright plan change free --dry-run\n  listwright plan change free --yes\n',
    )
    .action((plan: PlanKey, options: ChangeOptions, command: Command) =>
      run((context) => runChange(plan, options, context), command),
    );
}
