import type { JudgedPage } from '@listwright/domain/listings';
import type { PageProduct } from '../page/ReadPage';
import { formatNumber } from '../../../ui/formatNumber';
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

/** A page of any other shop: its name and figures first, then what would improve it, then what it says. */
export function ShopLayout({ product, judged }: LayoutProps) {
  const { suggestions } = judged;
  const figures = [
    ['Price', shownValues.price(product)],
    ['Rating', shownValues.rating(product)],
    ['Availability', shownValues.stock(product)],
    ['Images', formatNumber.integer(product.images.length)],
  ] as const;
  return (
    <div className={styles.judged}>
      <div className={styles.judgedTop}>
        <div className="lw-card lw-card-flush">
          <header id="part-title" tabIndex={-1} className={styles.shopHead}>
            <p className="lw-small lw-secondary">
              {[product.marketplace, product.brand].filter((one) => one !== null).join(' · ')}
            </p>
            <h1 className={styles.shopTitle}>
              {product.title} <Pins place="title" suggestions={suggestions} />{' '}
              <Pins place="page" suggestions={suggestions} />
            </h1>
          </header>
          <dl className={styles.figures}>
            {figures.map(([name, value]) => (
              <div key={name} className={styles.figure}>
                <dt className="lw-small lw-secondary">{name}</dt>
                <dd className={`lw-tabular ${value === '' ? 'lw-secondary' : styles.value}`}>
                  {value === '' ? 'Not on the page' : value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className={styles.judgedRail}>
        <Suggestions judged={judged} />
      </div>
      <div className={styles.judgedRest}>
        <div className="lw-card lw-stack-wide">
          <BulletPoints title="Bullet points" product={product} suggestions={suggestions} />
          <Gallery product={product} suggestions={suggestions} />
        </div>
        <PageSections product={product} suggestions={suggestions} />
      </div>
    </div>
  );
}
