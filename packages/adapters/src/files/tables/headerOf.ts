import { unescapeFormula } from '@listwright/domain/shared';
import { MAX_COLUMNS } from './tableLimits.js';
import { unreadableTable } from './unreadableTable.js';

/**
 * The names in a header row, each once: trimmed, empty ones behind the last name left out. Data frames export an index
 * column without a name and shops repeat names, so those are named `Column 3` and `brand (2)`.
 */
export function headerOf(cells: readonly string[]): readonly string[] {
  const names = cells.map((cell) => unescapeFormula(cell.replace(/[\u200B\uFEFF]/gu, '').trim()));
  while (names.at(-1) === '') names.pop();
  if (names.length > MAX_COLUMNS)
    throw unreadableTable(
      `This file has ${names.length} columns; the limit is ${MAX_COLUMNS}. Remove those you do not need.`,
    );
  const given = new Set(names);
  const taken = new Set<string>();
  return names.map((name, at) => {
    let free = name === '' ? `Column ${at + 1}` : name;
    for (let count = 2; taken.has(free) || (free !== name && given.has(free)); count += 1)
      free = `${name === '' ? `Column ${at + 1}` : name} (${count})`;
    taken.add(free);
    return free;
  });
}
