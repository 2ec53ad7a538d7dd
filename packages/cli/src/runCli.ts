import { CommanderError } from 'commander';
import type { Surroundings } from './Surroundings.js';
import { createProgram } from './createProgram.js';
import { EXIT } from './exitCode.js';
import { reportFailure } from './output/reportFailure.js';

/** Runs a command line and resolves to its exit code. Everything it touches comes from `surroundings`. */
export async function runCli(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const outcome = { exitCode: EXIT.done as number };
  const program = createProgram(surroundings, outcome);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return outcome.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    return reportFailure(error, surroundings, argv);
  }
}
