import { judgePage } from '@listwright/domain/listings';
import { useMemo } from 'react';
import { formatNumber } from '../../../ui/formatNumber';
import { FindingRow } from '../../../ui/listing/FindingRow';
import { ScoreExplanation } from '../../../ui/listing/ScoreExplanation';
import { DataTable, type Column } from '../../../ui/list/DataTable';
import { FactList } from '../../../ui/page/FactList';
import { SectionCard } from '../../../ui/page/SectionCard';
import { useToday } from '../../../ui/useToday';
import { PLACES } from './places';
import type { PageProduct, ReadPage } from './ReadPage';
import styles from './PageReport.module.css';

const CERTAINTIES = { sure: 'Sure', likely: 'Likely', guess: 'Guess' } as const;
const MOST_ROWS = 40;

interface Found {
  readonly id: string;
  readonly value: string;
  readonly path: string;
  readonly certainty: keyof typeof CERTAINTIES;
}

const FOUND: readonly Column<Found>[] = [
  { name: 'Field', cell: ({ id }) => fieldName(id) },
  { name: 'Value', cell: ({ value }) => <span className={styles.value}>{value}</span> },
  { name: 'Found at', cell: ({ path }) => <span className="lw-mono">{path}</span> },
  { name: 'How sure', cell: ({ certainty }) => CERTAINTIES[certainty] },
];

/** What a page says of its product, how its own text scores, and where each value was found. */
export function PageReport({
  product,
  provenance,
}: {
  readonly product: PageProduct;
  readonly provenance: ReadPage['provenance'];
}) {
  const today = useToday();
  const result = useMemo(() => judgePage(product, today), [product, today]);
  const checks = result.checks.map(({ fixHint: hint, ...check }) => ({ ...check, hint }));
  return (
    <div className="lw-stack">
      <SectionCard
        title={product.title}
        note={[product.brand, product.marketplace].filter((one) => one !== null).join(' · ')}
      >
        <FactList columns={3} facts={factsOf(product)} />
      </SectionCard>
      <SectionCard
        title="Improvement suggestions"
        note="The page's own text, judged by itself, without the seller's facts."
      >
        <ScoreExplanation
          score={{ ...result, checks }}
          onFix={() => document.getElementById('page-suggestions')?.focus()}
        />
        <ul id="page-suggestions" tabIndex={-1} aria-label="Suggestions" className="lw-plain-list">
          {result.suggestions.map(({ number, place, index, severity, message, source }) => (
            <FindingRow key={number} message={message} severity={severity}>
              {PLACES[place]}
              {index === null ? '' : ` ${index + 1}`} · {source}
            </FindingRow>
          ))}
        </ul>
      </SectionCard>
      <SectionCard title="Where it was found" note="What the page does not say is not shown.">
        <DataTable caption="Values and their places" rows={foundIn(product, provenance)} columns={FOUND} />
      </SectionCard>
    </div>
  );
}

function factsOf(product: PageProduct): readonly (readonly [string, string])[] {
  const {
    price,
    list_price: before,
    currency,
    rating,
    best_rating: best,
    rating_count: ratings,
    in_stock: stock,
  } = product;
  const money = (amount: number | null): string =>
    amount === null ? '' : currency === null ? String(amount) : formatNumber.price(amount, currency);
  return [
    ['Price', before === null ? money(price) : `${money(price)} (before ${money(before)})`],
    [
      'Rating',
      rating === null
        ? ''
        : `${formatNumber.decimal(rating)} of ${best ?? 5}${ratings === null ? '' : `, ${formatNumber.integer(ratings)} ratings`}`,
    ],
    ['Availability', stock === null ? 'The page does not say' : product.availability],
    ['Seller', product.seller ?? ''],
    ['Images', String(product.images.length)],
    ['Bullet points', String(product.bullet_points.length)],
    ['Best seller rank', product.bestseller_rank ?? ''],
    ['Bought in past month', product.bought_past_month ?? ''],
    ['ASIN, SKU, GTIN', [product.asin, product.sku, product.gtin].filter((one) => one !== null).join(', ')],
  ];
}

const foundIn = (product: PageProduct, provenance: ReadPage['provenance']): readonly Found[] =>
  Object.entries(provenance)
    .slice(0, MOST_ROWS)
    .map(([id, { path, certainty }]) => ({
      id,
      path,
      certainty,
      value: shown((product as Record<string, unknown>)[id]),
    }));

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
