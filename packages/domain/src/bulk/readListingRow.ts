import { briefFaults, createBrief, TONES, type ListingBrief } from '../listings/index.js';
import { DomainError, type FieldFault } from '../shared/index.js';
import type { ColumnMap } from './mapColumns.js';
import { cellFor, formulaFaults, type RowCells, type RowFault, type RowReading } from './rowCells.js';

/** What the upload says for all its rows; a cell for tone or language wins for its row. */
export type ListingRowDefaults = Pick<ListingBrief, 'marketplace' | 'marketplaceId' | 'tone' | 'language'>;

/** Ten characters: B and nine letters or digits, or the ISBN-10 of a book (Seller Central, "What is an ASIN?"). */
const ASIN = /^(?:B[0-9A-Z]{9}|\d{9}[\dX])$/i;

/**
 * The brief of a row, held to the same limits as one that is sent by itself (`createBrief`, `briefFaults`). Keywords are
 * separated by commas, semicolons, bars or line breaks. Faults name the columns of the seller's file.
 */
export function readListingRow(
  cells: RowCells,
  columns: ColumnMap,
  defaults: ListingRowDefaults,
): RowReading<ListingBrief> {
  const cell = (field: Parameters<typeof cellFor>[0]) => cellFor(field, columns, cells);
  const tone = cell('tone').toLowerCase();
  const faults: RowFault[] = [...formulaFaults(columns, cells)];
  const known = TONES.find((one) => one === tone);
  if (tone !== '' && known === undefined)
    faults.push({ column: columnOf('tone', columns), message: `Tone must be one of ${TONES.join(', ')}` });
  const asin = cell('asin');
  if (asin !== '' && !ASIN.test(asin)) {
    const message = 'An ASIN has 10 characters: B and nine letters or digits, or the ISBN-10 of a book';
    faults.push({ column: columnOf('asin', columns), message });
  }
  try {
    const brief = createBrief({
      productName: cell('product_name'),
      description: cell('description'),
      category: cell('category'),
      brand: cell('brand'),
      attributes: Object.fromEntries(
        columns.filter(({ field }) => field === 'attribute').map(({ name }) => [name, cells[name] ?? '']),
      ),
      keywords: cell('keywords').split(/[,;|\r\n]+/u),
      marketplace: defaults.marketplace,
      marketplaceId: defaults.marketplaceId,
      tone: known ?? defaults.tone,
      language: cell('language') || defaults.language,
    });
    faults.push(...inColumns(briefFaults(brief), columns));
    return faults.length === 0 ? { ok: brief } : { faults };
  } catch (error) {
    // A store that does not exist is the fault of the upload, not of a row.
    if (!(error instanceof DomainError) || error.code !== 'product_name_required') throw error;
    return { faults: [...faults, ...inColumns(error.faults, columns)] };
  }
}

function inColumns(faults: readonly FieldFault[], columns: ColumnMap): readonly RowFault[] {
  return faults.map(({ path, message }) => ({
    column: path.startsWith('attributes.') ? path.slice('attributes.'.length) : columnOf(path, columns),
    message,
  }));
}

/** The seller's name for a field; the field's own where no column feeds it. */
function columnOf(field: string, columns: ColumnMap): string {
  return columns.find((column) => column.field === field)?.name ?? field;
}
