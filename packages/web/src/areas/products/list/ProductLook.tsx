import { useRootStore } from '../../../state/useRootStore';
import { formatNumber } from '../../../ui/formatNumber';
import { RowDrawer } from '../../../ui/list/row/RowDrawer';
import type { ShownRow } from '../../../ui/list/row/useShownRow';
import { FactList } from '../../../ui/page/FactList';
import { factWords } from '../../../ui/product/facts/factWords';
import { ProductPhoto } from '../../../ui/product/ProductPhoto';
import type { ShownProduct } from '../../../ui/product/Product';
import { scoreBand } from '../../../ui/scoreBand';
import { ProductNeeds } from './ProductNeeds';
import styles from './ProductLook.module.css';

/** More are on the product's page. */
const SHOWN_FACTS = 12;

/** A product beside the list: its numbers, what it needs and its facts. */
export function ProductLook({ row }: { readonly row: ShownRow }) {
  const { client } = useRootStore();
  return (
    <RowDrawer
      row={row}
      read={(id) => client.products.read({ params: { id } })}
      noun="product"
      titleOf={({ product }) => product.product_name}
      path={(id) => `/app/products/${id}`}
    >
      {(shown) => <Look shown={shown} />}
    </RowDrawer>
  );
}

function Look({ shown: { product, facts } }: { readonly shown: ShownProduct }) {
  const { product_name: name, brand, sku, asin, gtin, listings, photos } = product;
  const { count, lowest_score: score } = listings;
  const lowest = score === null ? '' : ` · lowest score ${score}, ${scoreBand(score).word.toLowerCase()}`;
  const said = saidOf(facts);
  return (
    <>
      <div className={styles.head}>
        <ProductPhoto name={name} thumbnail={photos[0]?.thumbnail} size="large" />
        <div>
          <p className="lw-strong">{brand === '' ? name : brand}</p>
          <p className="lw-caption">{`${formatNumber.count(count, 'listing')}${lowest}`}</p>
        </div>
      </div>
      <FactList
        facts={[
          ['SKU', sku],
          ['ASIN', asin],
          ['GTIN', gtin],
          ['Kind', product.kind],
        ]}
      />
      <section className="lw-stack-tight">
        <h3>Needs</h3>
        <div className={styles.needs}>
          <ProductNeeds row={product} />
        </div>
      </section>
      <section className="lw-stack-tight">
        <h3>Facts</h3>
        {facts.length === 0 ? (
          <p className="lw-secondary">No facts yet.</p>
        ) : (
          <FactList facts={said.slice(0, SHOWN_FACTS)} />
        )}
        {said.length > SHOWN_FACTS ? (
          <p className="lw-caption">{formatNumber.count(said.length - SHOWN_FACTS, 'further fact')} on its page</p>
        ) : null}
      </section>
    </>
  );
}

/** Each property once, with everything that is said of it. */
function saidOf(facts: ShownProduct['facts']): readonly (readonly [string, string])[] {
  const said = new Map<string, Set<string>>();
  for (const fact of facts) {
    const property = factWords.property(fact.property);
    said.set(property, (said.get(property) ?? new Set()).add(factWords.value(fact)));
  }
  return [...said].map(([property, values]) => [property, [...values].join(' · ')]);
}
