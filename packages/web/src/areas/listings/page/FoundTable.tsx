import { formatNumber } from '../../../ui/formatNumber';
import { DataTable, type Column } from '../../../ui/list/DataTable';
import type { PageProduct, ReadPage } from './ReadPage';
import styles from './FoundTable.module.css';

const CERTAINTIES = { sure: 'Sure', likely: 'Likely', guess: 'Guess' } as const;
const MOST_ROWS = 40;

interface Found {
  readonly id: string;
  readonly value: string;
  readonly path: string;
  readonly certainty: keyof typeof CERTAINTIES;
}

const COLUMNS: readonly Column<Found>[] = [
  { name: 'Field', cell: ({ id }) => fieldName(id), className: styles.field },
  { name: 'Value', cell: ({ value }) => value, className: styles.value },
  { name: 'Found at', cell: ({ path }) => <code className={styles.path}>{path}</code>, className: styles.place },
  { name: 'How sure', cell: ({ certainty }) => CERTAINTIES[certainty], className: styles.sure },
];

interface FoundTableProps {
  readonly product: PageProduct;
  readonly provenance: ReadPage['provenance'];
}

/** Each value of a page, with its place on the page. */
export function FoundTable({ product, provenance }: FoundTableProps) {
  const rows = Object.entries(provenance)
    .slice(0, MOST_ROWS)
    .map(([id, { path, certainty }]) => ({
      id,
      path,
      certainty,
      value: shown((product as Record<string, unknown>)[id]),
    }));
  return <DataTable caption="Values and their places" rows={rows} columns={COLUMNS} hasOwnCards />;
}

/** "In stock" of "in_stock". */
const fieldName = (id: string): string =>
  /^(?:sku|gtin|mpn|asin)$/u.test(id)
    ? id.toUpperCase()
    : (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll('_', ' ');

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return formatNumber.count(value.length, 'entry', 'entries');
  if (typeof value === 'object' && value !== null) return formatNumber.count(Object.keys(value).length, 'row');
  const text = String(value ?? '');
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
