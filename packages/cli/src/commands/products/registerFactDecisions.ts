import { Option, type Command } from 'commander';
import type { Action } from '../../Action.js';
import { idOf } from '../../ids/idOf.js';
import { runFacts, type FactOptions } from './runFacts.js';
import { IdArgument } from '../../ids/IdArgument.js';

/** Adds `products facts`. */
export function registerFactDecisions(products: Command, run: Action): void {
  const decisions = ['correct', 'delete', 'choose'];
  products
    .command('facts')
    .description('list the facts of a product, or decide one')
    .addArgument(new IdArgument('<id>', 'id of the product', 'product'))
    .addOption(new Option('--confirm <fact>', 'the fact is right').conflicts(decisions))
    .addOption(new Option('--correct <fact=value>', 'the right value of a fact').conflicts(['delete', 'choose']))
    .addOption(new Option('--delete <fact>', 'leave the fact out').conflicts('choose'))
    .option('--choose <fact>', 'the fact is right, and what contradicts it is left out')
    .addHelpText(
      'after',
      '\nFacts are named by their ids, which are new after each change.\n\nExamples:\n  listwright products facts 0192…\n  listwright products facts 0192… --correct f3="400 g"\n',
    )
    .action((id: string, options: FactOptions, command: Command) =>
      run(async (context) => runFacts(await idOf.product(id, context), options, context), command),
    );
}
