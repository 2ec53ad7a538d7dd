import type { Command } from 'commander';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import type { Action } from '../../Action.js';
import { EXIT } from '../../exitCode.js';
import { SETTINGS } from '../../settings/Settings.js';

const TOPICS: Readonly<Record<string, () => string>> = {
  'exit-codes': () => `Exit codes
  0    done
  1    failed, other
  2    usage: bad flag, missing argument, invalid input
  3    partial: some rows failed
  4    login required or token rejected
  5    forbidden (by role or plan)
  6    not found
  7    quota used up
  8    lint found problems at the --fail-on level
  9    conflict or already running
  10   network or server unavailable, timed out (safe to retry)
  130  interrupted`,
  environment: () => `Environment
${Object.entries(SETTINGS)
  .map(([name, { purpose }]) => `  LISTWRIGHT_${name.toUpperCase()}  ${purpose}`)
  .join('\n')}
  LISTWRIGHT_TOKEN  token to use instead of the stored session
  BACKUP_PASSPHRASE  encrypts SECRET_KEY in a backup and decrypts it on restore (also BACKUP_PASSPHRASE_FILE)
  NO_COLOR, FORCE_COLOR, TERM=dumb  colours

Each LISTWRIGHT_ variable can also be read from a file: LISTWRIGHT_URL_FILE.
Order: flag, environment, ./.listwright.toml, $XDG_CONFIG_HOME/listwright/config.toml, default.
The server's variables are listed in .env.example.`,
  formats: () => `Formats
  table   aligned text (at a terminal)
  plain   tab-separated, no header (in a pipe; the facts command heads its parts)
  json    {"ok":true,"data":…,"meta":{…}}; failures {"ok":false,"error":{code,message,detail,errors,request_id,exit_code}}
  ndjson  one JSON object a row
  csv     with a header; cells that look like formulas are marked as text

Keys are snake_case and only ever added to.`,
};

/** `listwright help exit-codes` and the other topics; `help COMMAND` stays commander's. */
export function registerHelpTopics(program: Command, run: Action): void {
  program
    .command('help')
    .description('show help for a command or topic')
    .argument('[topic...]', 'a command, or exit-codes, environment, formats')
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
  const topic = TOPICS[words[0] ?? ''];
  if (topic !== undefined) return context.stdout.write(`${topic()}\n`);
  let found: Command = program;
  for (const word of words) {
    const next = found.commands.find((command) => command.name() === word);
    if (next === undefined) {
      throw new CliError(
        EXIT.usage,
        'unknown_topic',
        `There is no command or topic "${word}".`,
        `Topics: ${Object.keys(TOPICS).join(', ')}.`,
      );
    }
    found = next;
  }
  context.stdout.write(found.helpInformation());
}
