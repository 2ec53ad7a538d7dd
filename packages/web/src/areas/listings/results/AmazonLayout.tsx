import type { JudgedPage } from '@listwright/domain/listings';
import type { PageProduct } from '../page/ReadPage';
import { BulletPoints } from './BulletPoints';
import { Gallery } from './Gallery';
import { PageSections } from './PageSections';
import { Pins } from './Pins';
import { shownValues } from './shownValues';
import { Suggestions } from './Suggestions';
import styles from './results.module.css';

interface LayoutProps {
  readonly product: PageProduct;
  readonly judged: JudgedPage;
}

/** A page of Amazon in the order of its store: pictures, title and bullets, the offer; then what would improve it. */
export function AmazonLayout({ product, judged }: LayoutProps) {
  const { suggestions } = judged;
  const [price, before, rating] = [shownValues.price, shownValues.listPrice, shownValues.rating].map((of) =>
    of(product),
  );
  const { seller, brand, shipping_info: delivery } = product;
  return (
    <div className={styles.judged}>
      <div className={`${styles.judgedTop} ${styles.store}`}>
        <div className={styles.storeGallery}>
          <Gallery product={product} suggestions={suggestions} />
        </div>
        <div className={styles.storeHead}>
          <header id="part-title" tabIndex={-1} className={styles.part}>
            <h1 className={styles.storeTitle}>
              {product.title} <Pins place="title" suggestions={suggestions} />{' '}
              <Pins place="page" suggestions={suggestions} />
            </h1>
            {brand === null ? null : <p className="lw-secondary">Brand: {brand}</p>}
            {rating === '' ? null : <p className={styles.rating}>★ {rating}</p>}
          </header>
        </div>
        <div className={styles.storeBullets}>
          <BulletPoints title="About this item" product={product} suggestions={suggestions} />
        </div>
        <aside aria-label="Offer" className={styles.offer}>
          <p className={styles.price}>{price === '' ? 'No price on the page' : price}</p>
          {before === '' ? null : (
            <p className="lw-secondary">
              List price: <s>{before}</s>
            </p>
          )}
          <p className={product.in_stock === true ? styles.inStock : undefined}>
            {shownValues.stock(product) || 'The page does not say whether it is in stock'}
          </p>
          {delivery === null ? null : <p className="lw-small">{delivery}</p>}
          {seller === null ? null : <p className="lw-small">Sold by {seller}</p>}
          {product.asin === null ? null : (
            <p className="lw-caption">
              ASIN <span className="lw-mono">{product.asin}</span>
            </p>
          )}
        </aside>
      </div>
      <div className={styles.judgedRail}>
        <Suggestions judged={judged} />
      </div>
      <div className={styles.judgedRest}>
        <PageSections product={product} suggestions={suggestions} />
      </div>
    </div>
  );
}
