import { briefFaults, createBrief, TONES, type ListingBrief } from '../../listings/index.js';
import { ASIN_FAULT, isAsin, SKU_FAULT, SKU_MAX, tidySku, type ProductIdentifiers } from '../../products/index.js';
import { DomainError, type FieldFault } from '../../shared/index.js';
import type { ColumnMap } from '../ColumnMap.js';
import type { RowDefaults } from './RowDefaults.js';
import { cellFor, formulaFaults, type RowCells, type RowFault, type RowReading } from '../rowCells.js';

/**
 * The brief of a row, held to the same limits as one that is sent by itself (`createBrief`, `briefFaults`). Keywords are
 * separated by commas, semicolons, bars or line breaks. Faults name the columns of the seller's file.
 */
export function readListingRow(cells: RowCells, columns: ColumnMap, defaults: RowDefaults): RowReading<ListingBrief> {
  const cell = (field: Parameters<typeof cellFor>[0]) => cellFor(field, columns, cells);
  const tone = cell('tone').toLowerCase();
  const faults: RowFault[] = [...formulaFaults(columns, cells)];
  const known = TONES.find((one) => one === tone);
  if (tone !== '' && known === undefined)
    faults.push({ column: columnOf('tone', columns), message: `Tone must be one of ${TONES.join(', ')}` });
  const asin = cell('asin');
  if (asin !== '' && !isAsin(asin)) faults.push({ column: columnOf('asin', columns), message: ASIN_FAULT });
  if (cell('sku').length > SKU_MAX) faults.push({ column: columnOf('sku', columns), message: SKU_FAULT });
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

/** The numbers by which a row without faults names its product. */
export function rowIdentifiers(cells: RowCells, columns: ColumnMap): ProductIdentifiers {
  const sku = tidySku(cellFor('sku', columns, cells));
  return { sku, asin: cellFor('asin', columns, cells).toUpperCase(), gtin: '' };
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
