import type { Command } from 'commander';
import type { GlobalOptions } from './GlobalOptions.js';

/**
 * The flags given anywhere on the command line: those of the command itself win, then those of its parents. Defaults
 * never override a flag.
 */
export function chosenOptions(command: Command): GlobalOptions {
  const line: Command[] = [];
  for (let one: Command | null = command; one !== null; one = one.parent) line.unshift(one);
  const chosen = line.flatMap((one) =>
    Object.entries(one.opts()).filter(([name]) => one.getOptionValueSource(name) !== 'default'),
  );
  return Object.fromEntries(chosen);
}
