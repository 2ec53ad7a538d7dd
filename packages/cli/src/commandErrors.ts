import { errorCodes, errorKinds, type ErrorCode } from '@listwright/domain/shared';
import { EXIT, exitCodeOf } from './exitCode.js';

/**
 * The failures of commands themselves, next to the refusals of the server (`errorCodes`): the exit code, and when they come. The
 * list is closed: a `CliError` takes no other, docs/errors.md is generated from it, and a code that was released keeps its meaning.
 */
export const commandErrors = {
  backup_fault: [EXIT.failed, 'A backup cannot be made, read or restored.'],
  bad_attribute: [EXIT.usage, 'An attribute is not written as name=value.'],
  bad_attributes: [EXIT.usage, 'The attributes of a product in JSON are not an object.'],
  bad_bullet: [EXIT.usage, 'A bullet point is not written as number=text.'],
  bad_config: [EXIT.usage, 'A configuration file of the command line is not TOML.'],
  bad_correction: [EXIT.usage, 'A correction is not written as fact=value.'],
  bad_email: [EXIT.usage, 'An email address is not one.'],
  bad_field: [EXIT.usage, 'A field of a text to check has a value of the wrong kind.'],
  bad_format: [EXIT.usage, 'A format of tables is neither csv nor xlsx.'],
  bad_json: [EXIT.usage, 'A file or an input is not JSON.'],
  bad_limit: [EXIT.usage, 'The limit of fitted titles is no number that one can be fitted to.'],
  bad_map: [EXIT.usage, 'A column mapping is not written as column=field.'],
  bad_password: [EXIT.usage, 'A new password is too short, too long or too common.'],
  bad_setting: [EXIT.usage, 'A setting of the command line has a value that it cannot have.'],
  bad_settings: [EXIT.usage, 'The settings of a new server have mistakes; each is named.'],
  configuration_fault: [EXIT.failed, 'The configuration of the server has mistakes; each is named.'],
  confirmation_needed: [EXIT.usage, 'What cannot be undone was not confirmed, and there is no terminal to ask.'],
  database_fault: [EXIT.unavailable, 'The database of DATABASE_URL does not answer, or refuses its account.'],
  embedded_database_fault: [EXIT.failed, 'The embedded database does not start.'],
  export_too_large: [EXIT.usage, 'A bulk job has more listings than one export holds.'],
  id_ambiguous: [EXIT.usage, 'Several ids start with what was given.'],
  id_not_found: [EXIT.notFound, 'No id starts with what was given.'],
  interrupted: [EXIT.interrupted, 'A question was left unanswered, or a backup was interrupted; nothing was changed.'],
  is_a_folder: [EXIT.usage, 'The file to write is a folder.'],
  keychain_unreadable: [EXIT.unauthenticated, 'The session is in a keychain that cannot be read.'],
  no_code: [EXIT.usage, 'A code of the second step is needed, and there is no terminal to ask for it.'],
  no_credentials: [EXIT.usage, 'Email and password are needed, and there is no terminal to ask for them.'],
  no_fields: [EXIT.usage, 'Fields were chosen for a report, which has none to choose.'],
  no_input: [EXIT.usage, 'Text is expected from stdin, which is a terminal.'],
  no_listings: [EXIT.usage, 'Neither listings nor a bulk job are named, or both.'],
  no_listings_written: [EXIT.notFound, 'The bulk job has written no listings.'],
  no_password: [EXIT.usage, 'A password is needed, and there is no terminal to ask for it.'],
  no_products: [EXIT.usage, 'A file holds no product with a title.'],
  no_results_yet: [EXIT.usage, 'Results are asked for as a file before the job has any.'],
  no_server: [EXIT.unavailable, 'No server answers at the address. Safe to retry.'],
  no_server_here: [EXIT.notFound, 'No server is set up on this machine.'],
  no_such_file: [EXIT.usage, 'A file cannot be read.'],
  no_such_folder: [EXIT.usage, 'The folder to write to is missing.'],
  no_such_profile: [EXIT.notFound, 'No session is stored under this name.'],
  no_title_column: [EXIT.usage, 'A table has no column of titles.'],
  no_titles: [EXIT.usage, 'A file has no titles.'],
  not_by_url: [EXIT.usage, 'The command works on the database of this machine and takes no address.'],
  not_text: [EXIT.usage, 'Text is expected, and the input is binary.'],
  not_writable: [EXIT.usage, 'A folder or file cannot be written to.'],
  nothing_to_change: [EXIT.usage, 'No field to change was named.'],
  one_address: [EXIT.usage, 'An address was named twice.'],
  one_listing: [EXIT.usage, 'A template is filled with one listing at a time.'],
  one_page: [EXIT.usage, 'An address of a page was named for several files.'],
  one_rule_set: [EXIT.usage, 'A rule set was named by its id and by options.'],
  one_stdout: [EXIT.usage, 'A file and a JSON document were both sent to stdout.'],
  passphrase_too_short: [EXIT.usage, 'The passphrase of backups is too short.'],
  password_in_option: [EXIT.usage, 'An option holds a password, which other accounts of the machine could see.'],
  row_invalid: [EXIT.usage, 'A row of a file is invalid; nothing was uploaded.'],
  rule_set_not_found: [EXIT.notFound, 'There is no rule set with this id.'],
  schema_fault: [EXIT.failed, 'The database was changed by another version, and this one cannot run with it.'],
  setting_required: [EXIT.usage, 'A setting of a new server is missing, and there is no terminal to ask for it.'],
  settings_exist: [EXIT.conflict, 'A file of settings exists already.'],
  start_fault: [EXIT.failed, 'A server or worker cannot start with what it finds.'],
  timeout: [EXIT.unavailable, 'The server did not answer in time. Safe to retry.'],
  token_refused: [EXIT.unauthenticated, 'The server does not accept the token that was given.'],
  too_long: [EXIT.usage, 'A text is longer than is read.'],
  too_many_pages: [EXIT.usage, 'More pages were named than one analysis compares.'],
  unexpected: [EXIT.failed, 'A fault of the command line; --debug shows where.'],
  unknown_argument: [EXIT.usage, 'A command does not take this word.'],
  unknown_error_code: [EXIT.usage, 'Neither the server nor the command line has this error code.'],
  unknown_field: [EXIT.usage, 'A name in --fields is no field of the result; the fields are listed.'],
  unknown_setting: [EXIT.usage, 'The command line has no setting of this name.'],
  unknown_shell: [EXIT.usage, 'There is no completion for this shell.'],
  unknown_topic: [EXIT.usage, 'There is no command or topic of this name.'],
  unreachable: [EXIT.unavailable, 'The connection ended before the answer was there. Safe to retry.'],
  usage: [EXIT.usage, 'A command, an argument or an option is unknown, missing or has a wrong value.'],
  wrong_format: [EXIT.usage, 'A file would get a format or an extension that it does not have.'],
} as const satisfies Readonly<Record<string, readonly [exitCode: number, when: string]>>;

export type CommandErrorCode = keyof typeof commandErrors;

/** The exit code of a failure of a command, or of a refusal that the command itself foresees. */
export function exitCodeOfError(code: CommandErrorCode | ErrorCode): number {
  return isCommandError(code) ? commandErrors[code][0] : exitCodeOf(errorKinds[code][0], code);
}

/** Whether a code is of one of the two lists; one of a newer server may not be. */
export function isListedError(code: string): code is CommandErrorCode | ErrorCode {
  return isCommandError(code) || Object.hasOwn(errorCodes, code);
}

export function isCommandError(code: string): code is CommandErrorCode {
  return Object.hasOwn(commandErrors, code);
}
