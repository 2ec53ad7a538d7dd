import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../ui/formatNumber';
import { StatusPill } from '../../ui/page/StatusPill';
import type { ProductRow } from '../../ui/product/Product';
import { ProductPhoto } from '../../ui/product/ProductPhoto';
import dashboardStyles from './dashboard.module.css';
import styles from './SampleStart.module.css';

/** Before the first listing: the product that came with the account, to try everything on. */
export function SampleStart({ product }: { readonly product: ProductRow }) {
  const { id, product_name: name, thumbnail, fact_count: facts, missing_facts: missing } = product;
  return (
    <section className="lw-card lw-card-flush" aria-labelledby="sample-start">
      <div className={`lw-row-between ${dashboardStyles.recentHead}`}>
        <h2 id="sample-start">Try it on a sample</h2>
      </div>
      <div className={styles.sample}>
        <ProductPhoto name={name} thumbnail={thumbnail} size="large" />
        <div className={styles.words}>
          <p className={styles.name}>
            {name} <StatusPill tone="ai">Sample</StatusPill>
          </p>
          <p className="lw-secondary">
            {formatNumber.count(facts, 'fact')} with their sources
            {missing.length === 0 ? '' : `; buyers will also ask for ${missing.slice(0, 2).join(' and ')}`}. Delete it
            when you no longer need it.
          </p>
        </div>
        <div className="lw-row">
          <Button component={Link} to={`/app/products/${id}`} variant="default" size="sm">
            See its facts
          </Button>
          <Button component={Link} to={`/app/generate?product=${id}`} variant="default" size="sm">
            Write its listing
          </Button>
        </div>
      </div>
    </section>
  );
}
