import type { Command } from 'commander';
import type { Action } from '../../Action.js';
import { runFacts } from './runFacts.js';

export function registerFacts(program: Command, run: Action): void {
  program
    .command('facts')
    .description('extract facts from a product; works offline')
    .argument('<source>', 'a file (.txt, .json), or - for stdin')
    .addHelpText(
      'after',
      `
A .txt file holds the product name in its first line and the description in the rest. A .json file holds an object with
product_name, description, brand, category, attributes and leave_out.

It prints the facts, unused input with reasons, and contradictions, each under its heading: as a table at a terminal,
separated by tabs in a pipe (--format plain). --format csv and ndjson contain only the facts, --json everything.

Examples:
  listwright facts product.json
  pbpaste | listwright facts - --json
`,
    )
    .action((source: string, _options: object, command: Command) =>
      run((context) => runFacts(source, context), command),
    );
}
