import { Notice } from '../../ui/feedback/Notice';
import { formatNumber } from '../../ui/formatNumber';
import { PhoneFold } from '../../ui/page/PhoneFold';
import type { ToolResultProps } from '../../ui/tool/WebTool';
import { ClaimTable } from './ClaimTable';
import { ComparedProducts } from './ComparedProducts';
import styles from './Competitors.module.css';
import { CompetitorSellers } from './CompetitorSellers';
import type { Comparison, CompetitorInput, CompetitorValues } from './CompetitorValues';

const MOST_TERMS = 30;

/** What would close the gaps first; then products side by side, who claims what, and the terms that others use. */
export function CompetitorReport({ result }: ToolResultProps<CompetitorValues, CompetitorInput, Comparison>) {
  const { products, claims, keywords, recommendations, analysis_results: pages, price_analysis: prices } = result;
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
          <PhoneFold
            id="competitor-products"
            title="Products side by side"
            note={formatNumber.integer(products.length)}
          >
            <ComparedProducts products={products} price_analysis={prices} />
          </PhoneFold>
          <PhoneFold id="competitor-claims" title="Claims side by side" note={formatNumber.integer(claims.length)}>
            {claims.length === 0 ? (
              <p className="lw-secondary">The pages state nothing that can be compared.</p>
            ) : (
              <ClaimTable claims={claims} products={products} />
            )}
          </PhoneFold>
          <CompetitorSellers result={result} />
          <PhoneFold
            id="competitor-terms"
            title="Terms they use and you do not"
            note={formatNumber.integer(terms.length)}
          >
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
          </PhoneFold>
        </>
      )}
    </div>
  );
}
