import { seoResultOf, type SeoText } from '@listwright/application/contract';
import { useMemo, useState } from 'react';
import { formatNumber } from '../../../ui/formatNumber';
import { fieldLabel } from '../../../ui/listing/fields/fieldLabel';
import { ScoreExplanation } from '../../../ui/listing/ScoreExplanation';
import { DataTable, type Column } from '../../../ui/list/DataTable';
import { FactList } from '../../../ui/page/FactList';
import { SectionCard } from '../../../ui/page/SectionCard';
import { StatusPill } from '../../../ui/page/StatusPill';
import type { PageProduct, ReadPage } from './ReadPage';
import styles from './PageReport.module.css';

const TONES = { error: 'bad', warning: 'warn', info: 'info' } as const;
const NAMES = { error: 'Error', warning: 'Warning', info: 'Suggestion' } as const;
const CERTAINTIES = { sure: 'Sure', likely: 'Likely', guess: 'Guess' } as const;
const MOST_ROWS = 40;

interface Found {
  readonly id: string;
  readonly value: string;
  readonly path: string;
  readonly certainty: keyof typeof CERTAINTIES;
}

const FOUND: readonly Column<Found>[] = [
  { name: 'Field', cell: ({ id }) => id.replaceAll('_', ' ') },
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
  const text = useMemo(() => textOf(product), [product]);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const result = useMemo(() => seoResultOf(text, today), [text, today]);
  const checks = result.checks.map(({ fix_hint: hint, ...check }) => ({ ...check, hint }));
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
        <ScoreExplanation score={{ ...result, checks }} onFix={() => undefined} />
        <ol className={styles.suggestions}>
          {[...photoAdvice(product), ...result.suggestions].map(({ severity, message, source, ...place }, at) => (
            <li key={`${message} ${at}`}>
              <p>
                <StatusPill tone={TONES[severity]}>{NAMES[severity]}</StatusPill> {message}
              </p>
              <p className="lw-caption">
                {'field' in place && place.field !== undefined ? `${fieldLabel(place.field, place.index)} · ` : ''}
                {source}
              </p>
            </li>
          ))}
        </ol>
      </SectionCard>
      <SectionCard title="Where it was found" note="What the page does not say is not shown.">
        <DataTable caption="Values and their places" rows={foundIn(product, provenance)} columns={FOUND} />
      </SectionCard>
    </div>
  );
}

/** The page's text as the SEO analyser takes it. */
const textOf = (product: PageProduct): SeoText => ({
  title: product.title,
  description: product.description ?? '',
  bullet_points: product.bullet_points,
  keywords: [],
  marketplace: product.marketplace?.startsWith('amazon.') === true ? 'amazon' : 'shopify',
  marketplace_id: '',
  kind: '',
  brand: product.brand ?? '',
  category: '',
  language: 'en',
});

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

/** Amazon shows seven photos; buyers look at them before they read. */
const GOOD_PHOTOS = 6;

const photoAdvice = ({ images }: PageProduct) =>
  images.length >= GOOD_PHOTOS
    ? []
    : [
        {
          severity: 'warning' as const,
          message: `The page shows ${formatNumber.count(images.length, 'image')}. Show at least ${GOOD_PHOTOS}: sides, size, use, what is in the box.`,
          source: 'Amazon Seller Central help: product images (read 2026-11)',
        },
      ];

const foundIn = (product: PageProduct, provenance: ReadPage['provenance']): readonly Found[] =>
  Object.entries(provenance)
    .slice(0, MOST_ROWS)
    .map(([id, { path, certainty }]) => ({
      id,
      path,
      certainty,
      value: shown((product as Record<string, unknown>)[id]),
    }));

function shown(value: unknown): string {
  if (Array.isArray(value)) return formatNumber.count(value.length, 'entry').replace('entrys', 'entries');
  if (typeof value === 'object' && value !== null) return formatNumber.count(Object.keys(value).length, 'row');
  const text = String(value ?? '');
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
