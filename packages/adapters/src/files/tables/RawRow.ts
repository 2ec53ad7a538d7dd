/** A row as its format gives it: blank ones and the header are among them. */
export interface RawRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** Whether no cell of a row holds a text. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
