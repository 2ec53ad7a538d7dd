import type { ErrorCode } from '@listwright/domain/shared';
import { exitCodeOfError, type CommandErrorCode } from './commandErrors.js';

/** A failure of a command itself (not of an API call): what went wrong, and what to do. */
export class CliError extends Error {
  override readonly name = 'CliError';

  constructor(
    readonly code: CommandErrorCode | ErrorCode,
    message: string,
    /** The next step, as a sentence or a command. */
    readonly advice = '',
  ) {
    super(message);
  }

  get exitCode(): number {
    return exitCodeOfError(this.code);
  }
}
