/** A failure of a command itself (not of an API call): what went wrong, and what to do. */
export class CliError extends Error {
  override readonly name = 'CliError';

  constructor(
    readonly exitCode: number,
    readonly code: string,
    message: string,
    /** The next step, as a sentence or a command. */
    readonly advice = '',
  ) {
    super(message);
  }
}
