import { ClaimTable } from '../ClaimTable';
import { ComparedProducts } from '../ComparedProducts';
import { sampleComparison } from './sampleComparison';

/** An invented product next to two others. */
export function CompetitorSample() {
  const { verdict, products, price_analysis: prices, claims } = sampleComparison;
  return (
    <>
      <h3>{verdict}</h3>
      <ComparedProducts products={products} price_analysis={prices} />
      <ClaimTable claims={claims} products={products} />
    </>
  );
}
