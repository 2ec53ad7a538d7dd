import { CommanderError } from 'commander';
import type { CliEnvironment } from './CliEnvironment.js';
import { createProgram } from './createProgram.js';
import { EXIT } from './exitCode.js';

/**
 * Runs a command line and resolves to its exit code. All its input and output comes from the environment it is given.
 */
export async function runCli(argv: readonly string[], environment: CliEnvironment): Promise<number> {
  const outcome = { exitCode: EXIT.done as number };
  try {
    const program = await createProgram(environment, outcome, argv);
    await program.parseAsync(argv, { from: 'user' });
    return outcome.exitCode;
  } catch (error) {
    // Commander also throws for --help and --version.
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.done;
    const { reportFailure } = await import('./output/reportFailure.js');
    return reportFailure(error, environment, argv);
  }
}
