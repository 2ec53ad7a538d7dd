import type { Command } from 'commander';
import type { Action } from '../../Action.js';
import { runDemo, type DemoOptions } from './runDemo.js';

export function registerSpec(program: Command, run: Action): void {
  const spec = program.command('spec').description('try what this server does');
  spec
    .command('demo')
    .description(
      'add demo products with listings to your account: for each marketplace, with contradicting facts, with too few',
    )
    .option('--reset', 'delete the demo products with their listings first')
    .addHelpText(
      'after',
      '\nThe products are made up; their SKUs begin with DEMO-. Each listing counts towards your plan.\n\nExamples:\n  listwright spec demo\n  listwright spec demo --reset --yes\n',
    )
    .action((options: DemoOptions, command: Command) => run((context) => runDemo(options, context), command));
}
