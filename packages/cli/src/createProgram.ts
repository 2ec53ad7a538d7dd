import { PRODUCT_VERSION } from '@listwright/application/contract';
import { Command, Option } from 'commander';
import type { Action } from './Action.js';
import type { CliEnvironment } from './CliEnvironment.js';
import { commands, type CommandGroup } from './commands/commands.js';
import { ID_COMMAND } from './commands/completion/CompletionTree.js';
import { TOPIC_NAMES } from './commands/help/topicNames.js';
import { CliError } from './CliError.js';
import { chosenOptions } from './chosenOptions.js';
import { FORMATS } from './GlobalOptions.js';
import { IdOption } from './ids/IdOption.js';
import { wholeNumber } from './input/wholeNumber.js';
import { withTokenFile } from './withTokenFile.js';
import { MAX_SECONDS } from './settings/maxSeconds.js';

/** The words of a command line, or all commands. Only those that it may call are loaded; the help lists the others, too. */
export async function createProgram(
  environment: CliEnvironment,
  outcome: { exitCode: number },
  argv?: readonly string[],
): Promise<Command> {
  const program = new Command('listwright')
    .description('Write, check, improve and publish product listings for Amazon and Shopify.')
    .version(PRODUCT_VERSION, '--version')
    .exitOverride()
    .showSuggestionAfterError()
    .configureOutput({
      writeOut: (text) => environment.stdout.write(text),
      writeErr: (text) => environment.stderr.write(text),
      // `reportFailure` prints errors, all in one form.
      outputError: () => undefined,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .addHelpText('after', EXAMPLES);
  const run: Action = async (act, command) => {
    const options = chosenOptions(command);
    requireFormat(command, options.format);
    try {
      const { contextOf } = await import('./contextOf.js');
      const code = await act(contextOf(withTokenFile(environment), options));
      if (typeof code === 'number') outcome.exitCode = code;
    } catch (error) {
      // A person at a terminal who pipes nothing in has to see what the command reads.
      if (error instanceof CliError && error.code === 'no_input') environment.stderr.write(command.helpInformation());
      throw error;
    }
  };
  for (const { listed, load } of commands) {
    if (argv === undefined || isCalled(listed, argv)) (await load())(program, run);
    else for (const [usage, description] of listed) program.command(usage).description(description);
  }
  addGlobalOptions(program);
  return program;
}

/** Whether a command line may call one of these: its words are not parsed yet, and a completion names all commands. */
function isCalled(listed: CommandGroup['listed'], argv: readonly string[]): boolean {
  const names = listed.map(([usage]) => usage.split(' ')[0] ?? '');
  return argv.some((word) => names.includes(word) || COMPLETING.includes(word));
}

const COMPLETING = ['completion', ID_COMMAND];

function requireFormat(command: Command, format: string | undefined): void {
  const known = command.options.find(({ long }) => long === '--format')?.argChoices ?? [];
  if (format === undefined || known.includes(format)) return;
  const choices = `Allowed choices are ${known.join(', ')}.`;
  command.error(`error: option '--format <format>' argument '${format}' is invalid. ${choices}`);
}

/** On every command, so that they work before and after its name. */
function addGlobalOptions(command: Command): void {
  const own = new Set(command.options.map(({ long }) => long));
  for (const option of globalOptions(command.parent !== null)) if (!own.has(option.long)) command.addOption(option);
  for (const child of command.commands) addGlobalOptions(child);
  command.exitOverride();
}

function globalOptions(hidden: boolean): Option[] {
  return [
    new Option('--json', 'print one JSON document'),
    // The global `--format`; a command with its own formats accepts more values.
    new Option('--format <format>', 'output format').choices([...FORMATS]).argParser((text) => text),
    new Option('--fields <names>', 'only these fields, comma-separated'),
    new Option('-o, --output <file>', 'write the result to a file (- for stdout)'),
    new Option('-q, --quiet', 'no messages on stderr'),
    new Option('-d, --debug', 'show stack traces, and each request with its id and time'),
    new Option('--no-color', 'no colours (also NO_COLOR)'),
    new Option('--no-progress', 'no progress display'),
    new Option('--no-input', 'never ask'),
    new Option('-y, --yes', 'skip confirmations'),
    new IdOption('--profile <name>', 'which stored session to use', 'profile'),
    new Option('--url <address>', 'address of the server'),
    new Option('--timeout <seconds>', 'how long to wait for a response').argParser(wholeNumber(1, MAX_SECONDS)),
    new Option('--idempotency-key <key>', 'makes retries with the same key safe'),
  ].map((option) => option.hideHelp(hidden));
}

const EXAMPLES = `
Examples:
  listwright generate "Steel water bottle 750 ml" --brand Himal --marketplace amazon
  listwright titles fit titles.csv --format csv > fitted.csv
  pbpaste | listwright lint - --marketplace amazon

Help topics: ${TOPIC_NAMES.join(', ')} (listwright help exit-codes)
`;
