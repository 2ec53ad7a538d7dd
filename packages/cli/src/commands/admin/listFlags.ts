import type { Command } from 'commander';
import { wholeNumber } from '../../input/wholeNumber.js';

/** The flags of every admin list. */
export function listFlags(command: Command): Command {
  return command
    .option('--search <words>', 'search text')
    .option('--limit <n>', 'how many', wholeNumber(1, 100_000))
    .option('--all', 'all rows');
}
