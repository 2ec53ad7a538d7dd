import { formatNumber } from '../../ui/formatNumber';
import { PhoneFold } from '../../ui/page/PhoneFold';
import { ClaimTable } from './ClaimTable';
import { ComparedProducts } from './ComparedProducts';
import styles from './Competitors.module.css';
import { CompetitorSellers } from './CompetitorSellers';
import type { Comparison } from './CompetitorValues';

const MOST_TERMS = 30;

/** The evidence of a comparison: products side by side, who claims what, who else sells it, and the terms that others use. */
export function CompetitorDetails({ result }: { readonly result: Comparison }) {
  const { products, claims, keywords, price_analysis: prices } = result;
  const terms = keywords.filter(({ is_yours: isYours }) => !isYours).slice(0, MOST_TERMS);
  return (
    <>
      <PhoneFold id="competitor-products" title="Products side by side" note={formatNumber.integer(products.length)}>
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
      <PhoneFold id="competitor-terms" title="Terms they use and you do not" note={formatNumber.integer(terms.length)}>
        {terms.length === 0 ? (
          <p className="lw-secondary">You use every term that they use.</p>
        ) : (
          <ul className={styles.terms}>
            {terms.map(({ term, weight }) => (
              <li key={term} className={styles.term}>
                {term} <span className="lw-caption lw-tabular">{weight}</span>
              </li>
            ))}
          </ul>
        )}
        <p className="lw-caption">
          Weighted from 0 to 100: by how many pages use a term, how often and where; repeats on one page count less.
        </p>
      </PhoneFold>
    </>
  );
}
