import type { Command } from 'commander';
import type { Action } from '../../Action.js';
import { runFacts } from './runFacts.js';

export function registerFacts(program: Command, run: Action): void {
  program
    .command('facts')
    .description('read a product into facts; works without a server')
    .argument('<source>', 'a file (.txt, .json), or - for stdin')
    .addHelpText(
      'after',
      `
A .txt file holds the product name in its first line and the description in the rest. A .json file holds an object with
product_name, description, brand, category, attributes and leave_out.

It prints the facts, then what is not used and why, then contradictions, each under its heading: as a table at a terminal,
separated by tabs in a pipe (--format plain). --format csv and ndjson hold the facts alone, --json everything.

Examples:
  listwright facts product.json
  pbpaste | listwright facts - --json
`,
    )
    .action((source: string, _options: object, command: Command) =>
      run((context) => runFacts(source, context), command),
    );
}
