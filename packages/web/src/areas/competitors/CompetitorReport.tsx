import { Notice } from '../../ui/feedback/Notice';
import { formatNumber } from '../../ui/formatNumber';
import { DataTable, type Column } from '../../ui/list/DataTable';
import { useOverflows } from '../../ui/list/view/useOverflows';
import { StatusPill } from '../../ui/page/StatusPill';
import type { ToolResultProps } from '../../ui/tool/WebTool';
import { claimStandings } from './claimStandings';
import styles from './Competitors.module.css';
import { CompetitorSellers } from './CompetitorSellers';
import type { Comparison, CompetitorInput, CompetitorValues } from './CompetitorValues';
import { PriceChart } from './PriceChart';

type Product = Comparison['products'][number];
type Claim = Comparison['claims'][number];

const UNSAID = '—';
const SCROLLS = { tabIndex: 0, role: 'region', 'aria-label': 'Claims of all products' } as const;
const MOST_TERMS = 30;

const price = ({ price: amount, currency }: Product): string =>
  amount === null ? UNSAID : currency === '' ? String(amount) : formatNumber.price(amount, currency);
const count = (value: number | null): string => (value === null ? UNSAID : formatNumber.integer(value));

const PRODUCTS: readonly Column<Product>[] = [
  { name: 'Product', cell: ({ label, title }) => <Named label={label} title={title} /> },
  { name: 'Price', isFigure: true, cell: price },
  { name: 'Rating', isFigure: true, cell: ({ rating }) => (rating === null ? UNSAID : formatNumber.decimal(rating)) },
  { name: 'Reviews', isFigure: true, cell: ({ reviews }) => count(reviews) },
  { name: 'Images', isFigure: true, cell: ({ images }) => count(images) },
  { name: 'Bullets', isFigure: true, cell: ({ bullet_points: bullets }) => String(bullets.length) },
];

function Named({ label, title }: { readonly label: string; readonly title: string }) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      <span className="lw-caption">{title}</span>
    </>
  );
}

/** Products side by side, who claims what, the terms that others use, and what would close the gaps. */
export function CompetitorReport({ result }: ToolResultProps<CompetitorValues, CompetitorInput, Comparison>) {
  const { products, claims, keywords, recommendations, analysis_results: pages, price_analysis: prices } = result;
  const { ref, overflows } = useOverflows();
  const failed = pages.filter(({ error }) => error !== null);
  const terms = keywords.filter(({ is_yours: isYours }) => !isYours).slice(0, MOST_TERMS);
  return (
    <div className="lw-stack">
      {result.status === 'failed' ? (
        <Notice tone="bad" isUrgent>
          <span className="lw-strong">Analysis Error:</span>{' '}
          {pages.length === 1 ? 'The page could not be read.' : result.error_message}
        </Notice>
      ) : null}
      {failed.map(({ url, error }) => (
        <Notice key={url} tone="warn">
          <span className={styles.page}>
            <span className="lw-mono">{url}</span>
            <span>Error: {error}</span>
          </span>
        </Notice>
      ))}
      {result.status === 'failed' ? null : (
        <>
          <DataTable caption="Products side by side" rows={products} columns={PRODUCTS} />
          <PriceChart products={products} />
          {prices === '' ? null : <p>{prices}</p>}
          <section id="competitor-recommendations" aria-label="Recommendations" className={styles.part}>
            <h3 className={styles.heading}>{formatNumber.count(recommendations.length, 'recommendation')}</h3>
            <ol className={styles.recommendations}>
              {recommendations.map(({ text, evidence }) => (
                <li key={text}>
                  <p>{text}</p>
                  <p className="lw-caption">{evidence}</p>
                </li>
              ))}
            </ol>
          </section>
          <section id="competitor-claims" aria-label="Claims" className={styles.part}>
            <h3 className={styles.heading}>Claims side by side</h3>
            {claims.length === 0 ? (
              <p className="lw-secondary">The pages state nothing that can be compared.</p>
            ) : (
              <div ref={ref} className={styles.claims} {...(overflows ? SCROLLS : {})}>
                <DataTable caption="Who states what" rows={claims.map(withId)} columns={claimColumns(products)} />
              </div>
            )}
          </section>
          <CompetitorSellers result={result} />
          <section id="competitor-terms" aria-label="Terms" className={styles.part}>
            <h3 className={styles.heading}>Terms they use and you do not</h3>
            {terms.length === 0 ? (
              <p className="lw-secondary">You use every term that they use.</p>
            ) : (
              <ul className={styles.terms}>
                {terms.map(({ term, weight }) => (
                  <li key={term}>
                    {term} <span className="lw-caption">{weight}</span>
                  </li>
                ))}
              </ul>
            )}
            <p className="lw-caption">
              Weighted from 0 to 100: by how many pages use a term, how often and where; repeats on one page count less.
            </p>
          </section>
        </>
      )}
    </div>
  );
}

const withId = (claim: Claim) => ({ ...claim, id: claim.property });

function claimColumns(products: readonly Product[]): readonly Column<Claim & { readonly id: string }>[] {
  return [
    {
      name: 'Claim',
      cell: ({ label, standing }) => (
        <>
          <span className={styles.label}>{label}</span>
          <StatusPill tone={claimStandings[standing].tone}>{claimStandings[standing].name}</StatusPill>
        </>
      ),
    },
    ...products.map((product) => ({
      name: product.label,
      cell: ({ cells }: Claim) => {
        const cell = cells.find(({ id }) => id === product.id);
        return cell === undefined || cell.state === 'silent' ? UNSAID : cell.values.join(', ');
      },
    })),
  ];
}
