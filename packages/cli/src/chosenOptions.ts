import type { Command } from 'commander';
import type { GlobalOptions } from './GlobalOptions.js';

/** The flags given anywhere on the line: of the command itself, else of those before it. Defaults never win over a flag. */
export function chosenOptions(command: Command): GlobalOptions {
  const line: Command[] = [];
  for (let one: Command | null = command; one !== null; one = one.parent) line.unshift(one);
  const chosen = line.flatMap((one) =>
    Object.entries(one.opts()).filter(([name]) => one.getOptionValueSource(name) !== 'default'),
  );
  return Object.fromEntries(chosen);
}
