import { judgePage } from '@listwright/domain/listings';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useRootStore } from '../../../state/useRootStore';
import { formatDate } from '../../../ui/formatDate';
import { formatNumber } from '../../../ui/formatNumber';
import { FindingRow } from '../../../ui/listing/FindingRow';
import { ScoreExplanation } from '../../../ui/listing/ScoreExplanation';
import { FactList } from '../../../ui/page/FactList';
import { PhoneFold } from '../../../ui/page/PhoneFold';
import { ReportTemplate } from '../../../ui/templates/ReportTemplate';
import { useToday } from '../../../ui/useToday';
import { analysisTab } from '../results/analysisTab';
import { ShareButton } from '../share/ShareButton';
import type { AskedPage } from './AskedPage';
import { FoundTable } from './FoundTable';
import { ImportButton } from './ImportButton';
import { ImportOutcome } from './ImportOutcome';
import { ImportStore } from './ImportStore';
import { PLACES } from './places';
import type { PageProduct, ReadPage } from './ReadPage';
import { SendToMenu } from './SendToMenu';

interface PageReportProps {
  readonly product: PageProduct;
  readonly provenance: ReadPage['provenance'];
  readonly asked: AskedPage;
  readonly readAt: string;
}

/** What a page says of its product, how its own text scores, and where each value was found. */
export function PageReport({ product, provenance, asked, readAt }: PageReportProps) {
  const { client } = useRootStore();
  const [importing] = useState(() => new ImportStore(client, asked));
  const today = useToday();
  const result = useMemo(() => judgePage(product, today), [product, today]);
  const checks = result.checks.map(({ fixHint: hint, ...check }) => ({ ...check, hint }));
  const verdict = useRef<HTMLHeadingElement>(null);
  // After a run the result is what the seller waited for.
  useEffect(() => verdict.current?.focus({ preventScroll: true }), []);
  const { rating } = product;
  const facts = factsOf(product);
  const said = facts.filter(([, value]) => value !== '');
  const unsaid = facts.filter(([, value]) => value === '');
  return (
    <ReportTemplate
      verdict={verdictOf(result)}
      verdictRef={verdict}
      score={
        <ScoreExplanation
          score={{ ...result, checks }}
          onFix={() => document.getElementById('page-suggestions')?.focus()}
        />
      }
      freshness={
        <>
          <span>Product analyzed successfully!</span> · {formatDate.dayAndTime(readAt)}
        </>
      }
      source={`${asked.file === null ? 'Page' : 'Saved page'} of ${product.marketplace ?? 'a shop'} · its own text, judged without the seller’s facts · used 1 API call`}
      actions={
        <>
          <ShareButton read={{ product, readAt }} />
          <SendToMenu product={product} />
          <Button
            size="sm"
            variant="default"
            leftSection={<IconExternalLink size={16} aria-hidden />}
            onClick={() => analysisTab.open(product.url ?? '', { product, readAt })}
          >
            Open in New Tab
          </Button>
          <ImportButton store={importing} />
        </>
      }
      figures={[
        { label: 'Price', value: money(product.price, product.currency) },
        {
          label: 'Rating',
          value: rating === null ? NONE : `${formatNumber.decimal(rating)} of ${product.best_rating ?? 5}`,
        },
        { label: 'Images', value: formatNumber.integer(product.images.length) },
      ]}
      evidence={
        <section className="lw-stack-tight">
          <h3>Improvement suggestions</h3>
          {result.suggestions.length === 0 ? <p className="lw-secondary">Nothing to improve.</p> : null}
          <ul id="page-suggestions" tabIndex={-1} aria-label="Suggestions" className="lw-plain-list">
            {result.suggestions.map(({ number, place, index, severity, message, source }) => (
              <FindingRow key={number} message={message} severity={severity}>
                {PLACES[place]}
                {index === null ? '' : ` ${index + 1}`} · {source}
              </FindingRow>
            ))}
          </ul>
        </section>
      }
      rail={
        <section className="lw-stack-tight" aria-labelledby="page-product">
          <h3 id="page-product">What the page says</h3>
          <FactList columns={2} facts={said} />
          {unsaid.length === 0 ? null : (
            <p className="lw-caption">Not on the page: {unsaid.map(([name]) => name).join(' · ')}</p>
          )}
        </section>
      }
      details={
        <PhoneFold
          id="page-places"
          title="Where it was found"
          note={formatNumber.integer(Object.keys(provenance).length)}
        >
          <FoundTable product={product} provenance={provenance} />
        </PhoneFold>
      }
    >
      <ImportOutcome store={importing} />
    </ReportTemplate>
  );
}

function verdictOf({ score, suggestions }: ReturnType<typeof judgePage>): string {
  const errors = suggestions.filter(({ severity }) => severity === 'error').length;
  const rest = suggestions.length - errors;
  const parts = [
    errors === 0 ? '' : `${formatNumber.count(errors, 'error')} to fix`,
    rest === 0 ? '' : `${formatNumber.count(rest, 'thing')} to improve`,
  ].filter((part) => part !== '');
  return `${score} of 100: ${parts.length === 0 ? 'nothing to improve' : parts.join(', ')}.`;
}

const NONE = '—';

const money = (amount: number | null, currency: string | null): string =>
  amount === null ? NONE : currency === null ? String(amount) : formatNumber.price(amount, currency);

/** Empty: the page does not say it. */
const factsOf = (product: PageProduct): readonly (readonly [string, string])[] => [
  ['Brand', product.brand ?? ''],
  ['Price before', product.list_price === null ? '' : money(product.list_price, product.currency)],
  ['Ratings', product.rating_count === null ? '' : formatNumber.integer(product.rating_count)],
  ['Availability', product.in_stock === null ? '' : product.availability],
  ['Seller', product.seller ?? ''],
  ['Bullet points', String(product.bullet_points.length)],
  ['Best seller rank', product.bestseller_rank ?? ''],
  ['Bought in past month', product.bought_past_month ?? ''],
  ['ASIN, SKU or GTIN', [product.asin, product.sku, product.gtin].filter((one) => one !== null).join(', ')],
];
