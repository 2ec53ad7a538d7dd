import type { Cell } from './streamWorkbook.js';

/** A row of a table for each item, as it comes. */
export async function* cellsOfEach<Item>(
  items: AsyncIterable<Item>,
  cells: (item: Item) => readonly Cell[],
): AsyncGenerator<readonly Cell[]> {
  for await (const item of items) yield cells(item);
}
