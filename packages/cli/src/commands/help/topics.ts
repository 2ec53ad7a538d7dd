import { listRuleSets } from '@listwright/domain/marketplaces';
import { errorCodes, errorKinds, type ErrorCode } from '@listwright/domain/shared';
import { CliError } from '../../CliError.js';
import { commandErrors, isCommandError } from '../../commandErrors.js';
import { exitCodeOf } from '../../exitCode.js';
import { SETTINGS } from '../../settings/Settings.js';
import type { TOPIC_NAMES } from './topicNames.js';

/** What `listwright help` explains besides the commands, each with the text for a word that may follow its name. */
export const topics: Readonly<Record<(typeof TOPIC_NAMES)[number], (detail?: string) => string>> = {
  'exit-codes': () => `Exit codes
  0    done
  1    failed, other
  2    usage: bad flag, missing argument, invalid input
  3    partial: some rows or pages failed, or a check found an error
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
  LISTWRIGHT_KEYCHAIN  off: keep tokens in a file (mode 600), not in the keychain of the operating system
  BACKUP_PASSPHRASE  encrypts SECRET_KEY in a backup and decrypts it on restore (also BACKUP_PASSPHRASE_FILE)
  NO_COLOR, FORCE_COLOR, TERM=dumb  colours

Each LISTWRIGHT_ variable can also be read from a file: LISTWRIGHT_URL_FILE.
Order: flag, environment, ./.listwright.toml, $XDG_CONFIG_HOME/listwright/config.toml,
/etc/xdg/listwright/config.toml (for all accounts of the machine), default.
The server's variables are listed in .env.example.`,
  formats: () => `Formats
  table   aligned text (at a terminal)
  plain   tab-separated, no header (in a pipe; the facts command heads its parts)
  json    {"ok":true,"data":…,"meta":{…}}; failures {"ok":false,"error":{code,message,detail,errors,request_id,exit_code}}
  ndjson  one JSON object a row
  csv     with a header; cells that look like formulas are marked as text

meta.next of json holds the commands that lead on, where there are any; at a terminal they are a hint on stderr.
Keys are snake_case and only ever added to.`,
  errors: (code) => (code === undefined ? allErrors() : oneError(code)),
  policy,
};

function allErrors(): string {
  const own = Object.entries(commandErrors).map(([code, [, when]]) => [code, when] as const);
  const width = Math.max(...[...Object.keys(errorCodes), ...Object.keys(commandErrors)].map((code) => code.length));
  const lines = (entries: readonly (readonly [string, string])[]) =>
    entries.map(([code, when]) => `  ${code.padEnd(width)}  ${when}`).join('\n');
  return `Error codes of the server
${lines(Object.entries(errorCodes))}

Error codes of the command line itself
${lines(own)}

One of them: listwright help errors CODE`;
}

function oneError(named: string): string {
  if (isCommandError(named)) {
    const [exitCode, when] = commandErrors[named];
    return `${named}\n  ${when}\n  Exit code ${exitCode}.`;
  }
  if (!Object.hasOwn(errorCodes, named)) {
    const all = 'List them with `listwright help errors`.';
    throw new CliError('unknown_error_code', `There is no error code "${named}".`, all);
  }
  const code = named as ErrorCode;
  return `${code}\n  ${errorCodes[code]}\n  Exit code ${exitCodeOf(errorKinds[code][0], code)}.`;
}

function policy(): string {
  const sets = listRuleSets();
  const periods = new Set(sets.map(({ marketplace, date }) => `  ${marketplace.padEnd(7)}  from ${date}`));
  const compared = sets.map(({ asOf }) => asOf).toSorted();
  return `Rules by date
${[...periods].join('\n')}

Today's rules apply; --policy 2026-07-01 judges and fits by those of another day.
Each finding names its rule, and each listing the rules it was written by.
Their limits and sources: listwright policy list, listwright policy show ID.
Last compared with their sources: ${compared[0]}.`;
}
