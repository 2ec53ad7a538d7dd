import type { Command } from 'commander';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import type { Action } from '../../Action.js';
import { ValueArgument } from '../../values/ValueArgument.js';
import { ID_COMMAND } from '../completion/CompletionTree.js';
import { TOPIC_NAMES } from './topicNames.js';
import { topics } from './topics.js';

/** `listwright help exit-codes` and the other topics; `help COMMAND` stays commander's. */
export function registerHelpTopics(program: Command, run: Action): void {
  // Help is the last of all commands.
  const names = program.commands.map((command) => command.name()).filter((name) => name !== ID_COMMAND);
  program
    .command('help')
    .description('show help for a command or topic')
    .addArgument(new ValueArgument('[topic...]', `a command, or ${TOPIC_NAMES.join(', ')}`, [...TOPIC_NAMES, ...names]))
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
  const topic = TOPIC_NAMES.find((one) => one === named);
  if (topic !== undefined) return context.stdout.write(`${topics[topic](words[1])}\n`);
  let found: Command = program;
  for (const word of words) {
    const next = found.commands.find((command) => command.name() === word);
    if (next === undefined) {
      throw new CliError(
        'unknown_topic',
        `There is no command or topic "${word}".`,
        `Topics: ${TOPIC_NAMES.join(', ')}.`,
      );
    }
    found = next;
  }
  context.stdout.write(found.helpInformation());
}
