import { Option, type Command } from 'commander';
import type { Action } from '../../Action.js';
import { marketplaceOption } from '../../input/marketplaceOption.js';
import { policyOption } from '../../input/policyOption.js';
import { productClassOption } from '../../input/productClassOption.js';
import type { LintOptions } from './LintOptions.js';
import { runLint } from './runLint.js';

export function registerLint(program: Command, run: Action): void {
  program
    .command('lint')
    .description('check text against marketplace rules; works offline')
    .argument('<source>', 'a file (.txt, .json, Shopify .csv), the id of a listing, or - for stdin')
    .addOption(marketplaceOption())
    .option('--marketplace-id <id>', 'Amazon marketplace id')
    .option('--brand <name>', 'brand, which some rules exempt')
    .addOption(productClassOption())
    .addOption(policyOption())
    .option('--fix', 'print the text with automatic fixes applied')
    .addOption(
      new Option('--fail-on <level>', 'exit with code 8 at this level')
        .choices(['error', 'warn', 'never'])
        .default('error'),
    )
    .addHelpText(
      'after',
      `
A .txt file holds the title in its first line, bullets in lines that start with "- ", and the description in the rest.

Examples:
  listwright lint listing.json --fail-on warn
  pbpaste | listwright lint - --fix
`,
    )
    .action((source: string, options: LintOptions, command: Command) =>
      run((context) => runLint(source, options, context), command),
    );
}
