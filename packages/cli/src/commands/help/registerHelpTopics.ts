import type { Command } from 'commander';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import type { Action } from '../../Action.js';
import { topics } from './topics.js';

/** `listwright help exit-codes` and the other topics; `help COMMAND` stays commander's. */
export function registerHelpTopics(program: Command, run: Action): void {
  program
    .command('help')
    .description('show help for a command or topic')
    .argument('[topic...]', `a command, or ${Object.keys(topics).join(', ')}`)
    .action((words: string[], _options: object, command: Command) =>
      run((context) => show(program, words, context), command),
    );
  program
    .command('version')
    .description('show the version')
    .action((_options: object, command: Command) =>
      run(
        ({ print }) => print.result({ data: { version: program.version() }, text: program.version() ?? '' }),
        command,
      ),
    );
}

function show(program: Command, words: readonly string[], context: CliContext): void {
  const [named = ''] = words;
  const topic = Object.hasOwn(topics, named) ? topics[named] : undefined;
  if (topic !== undefined) return context.stdout.write(`${topic(words[1])}\n`);
  let found: Command = program;
  for (const word of words) {
    const next = found.commands.find((command) => command.name() === word);
    if (next === undefined) {
      throw new CliError(
        'unknown_topic',
        `There is no command or topic "${word}".`,
        `Topics: ${Object.keys(topics).join(', ')}.`,
      );
    }
    found = next;
  }
  context.stdout.write(found.helpInformation());
}
