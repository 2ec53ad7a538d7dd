import { CommanderError, type Command } from 'commander';
import type { CliEnvironment } from './CliEnvironment.js';
import { createProgram } from './createProgram.js';
import { EXIT } from './exitCode.js';

/**
 * Runs a command line and resolves to its exit code. All its input and output comes from the environment it is given.
 */
export async function runCli(argv: readonly string[], environment: CliEnvironment): Promise<number> {
  const outcome = { exitCode: EXIT.done as number };
  let program: Command | undefined;
  try {
    program = await createProgram(environment, outcome, argv);
    await program.parseAsync(argv, { from: 'user' });
    return outcome.exitCode;
  } catch (error) {
    // Commander also throws for --help and --version.
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.done;
    const { reportFailure } = await import('./output/reportFailure.js');
    return reportFailure(error, environment, argv, program && namesOf(program, argv));
  }
}

/** The command of these words as far as there is one, for example `bulk run`. */
function namesOf(program: Command, argv: readonly string[]): readonly string[] {
  const names: string[] = [];
  let command = program;
  for (const word of argv) {
    const next = command.commands.find((one) => one.name() === word);
    if (next === undefined && !word.startsWith('-')) break;
    if (next !== undefined) {
      names.push(word);
      command = next;
    }
  }
  return names;
}
