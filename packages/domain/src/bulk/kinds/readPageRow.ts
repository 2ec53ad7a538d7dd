import { isAsin } from '../../products/index.js';
import type { ColumnMap } from '../ColumnMap.js';
import { cellFor, formulaFaults, type RowCells, type RowFault, type RowReading } from '../rowCells.js';

/** A page to analyse, as its row gives it. */
export interface PageRow {
  readonly address: string;
}

const LONGEST_ADDRESS = 4096;
/** Where an ASIN is looked up that comes without an address. */
const AMAZON = 'https://www.amazon.com/dp/';

/** The address of a row: `https` is added where it is missing, and an ASIN is its page at amazon.com. */
export function readPageRow(cells: RowCells, columns: ColumnMap): RowReading<PageRow> {
  const column = columns.find(({ field }) => field === 'url')?.name ?? 'url';
  const faults: RowFault[] = [...formulaFaults(columns, cells)];
  const text = cellFor('url', columns, cells);
  if (faults.length > 0) return { faults };
  if (text === '') return { faults: [{ column, message: 'Product URL is required' }] };
  const address = addressOf(text);
  return address === undefined
    ? { faults: [{ column, message: 'This is no address of a page and no ASIN. An address starts with https://' }] }
    : { ok: { address } };
}

/** With a host that has a dot. Reading the page checks the rest. */
const ADDRESS = /^https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#]\S*)?$/iu;

function addressOf(text: string): string | undefined {
  if (isAsin(text)) return `${AMAZON}${text.toUpperCase()}`;
  const address = /^[a-z][a-z\d+.-]*:/iu.test(text) ? text : `https://${text}`;
  return address.length <= LONGEST_ADDRESS && ADDRESS.test(address) ? address : undefined;
}
