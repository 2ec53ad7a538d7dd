import type { TitleResult } from '@listwright/application/bulk';
import { cellFor, type ColumnMap } from '@listwright/domain/bulk';
import { codePointLength, MOVE_TARGETS, type FittedTitle, type MoveTarget } from '@listwright/domain/listings';
import { neutralised } from '../neutralised.js';
import type { Cell } from '../streamWorkbook.js';

/** The columns of a titles batch: `title` is what was uploaded. */
export const TITLE_COLUMNS: readonly string[] = [
  ...['row', 'status', 'title', 'optimized_title', 'item_highlights', 'search_terms', 'moved', 'changes', 'error'],
];

/** The cells of a row; one without a result shows what was uploaded and why it failed. */
export function titleCells({ row, fitted }: TitleResult, columns: ColumnMap): readonly Cell[] {
  const before = cellFor('title', columns, row.cells);
  const texts = [
    row.status,
    before,
    fitted?.title ?? '',
    fitted?.itemHighlights ?? '',
    fitted?.searchTerms ?? '',
    fitted?.moved.map(({ text, to }) => `${text} → ${to}`).join('; ') ?? '',
    fitted === undefined ? '' : changesOf(before, fitted),
    row.error ?? '',
  ];
  return [row.number, ...texts.map(neutralised)];
}

const PLACES: Readonly<Record<MoveTarget, string>> = {
  item_highlights: 'to item highlights',
  search_terms: 'to search terms',
  dropped: 'dropped',
};

/** What happened to a title in a sentence, with the rules that it still breaks. */
function changesOf(before: string, { title, moved, findings }: FittedTitle): string {
  const places = MOVE_TARGETS.map((target) => [moved.filter(({ to }) => to === target).length, PLACES[target]] as const)
    .filter(([count]) => count > 0)
    .map(([count, place]) => `${count} ${place}`);
  const lengths = before === title ? 'Unchanged' : `${codePointLength(before)} to ${codePointLength(title)} characters`;
  const broken = findings.filter(({ severity }) => severity === 'error').map(({ message }) => ` ${message}`);
  return `${[lengths, ...places].join(', ')}.${broken.join('')}`;
}
