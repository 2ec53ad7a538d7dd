import type { Command } from 'commander';
import type { Action } from '../../Action.js';
import { encodingName } from '../../input/encodingName.js';
import { marketplaceOption } from '../../input/marketplaceOption.js';
import { policyOption } from '../../input/policyOption.js';
import { productClassOption } from '../../input/productClassOption.js';
import { runFit, type FitOptions } from './runFit.js';

export function registerTitles(program: Command, run: Action): void {
  const titles = program.command('titles').description('work with titles in bulk');
  titles
    .command('fit')
    .description('shorten titles to the limit and show where removed phrases went; works offline')
    .argument(
      '<file>',
      'a CSV or XLSX with a "title" column (and "brand", "category"), a text file with one title per line, or - for stdin',
    )
    .option('--limit <n>', 'auto, or a number of characters', 'auto')
    .addOption(marketplaceOption())
    .option('--marketplace-id <id>', 'Amazon marketplace id')
    .addOption(productClassOption())
    .addOption(policyOption())
    .option('--encoding <name>', 'encoding of a text, for example windows-1251; detected if absent', encodingName)
    .option('--plan <file>', 'also write the complete plan as JSON to this file')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright titles fit titles.txt\n  listwright titles fit catalogue.xlsx -o fitted.csv      keeps every other column\n  cat titles.csv | listwright titles fit - --format csv > fitted.csv\n',
    )
    .action((file: string, options: FitOptions, command: Command) =>
      run((context) => runFit(file, options, context), command),
    );
}
