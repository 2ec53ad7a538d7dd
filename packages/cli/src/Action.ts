import type { Command } from 'commander';
import type { CliContext } from './CliContext.js';

/** Runs a command's action in its context; a number that it resolves to is the exit code. */
export type Action = (
  act: (context: CliContext) => Promise<number | void> | number | void,
  command: Command,
) => Promise<void>;
