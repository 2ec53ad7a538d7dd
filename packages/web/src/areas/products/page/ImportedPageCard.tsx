import { formatDate } from '../../../ui/formatDate';
import { formatNumber } from '../../../ui/formatNumber';
import { SectionCard } from '../../../ui/page/SectionCard';
import type { Product } from '../../../ui/product/Product';
import { shownPage } from '../../../ui/product/shownPage';
import styles from './ImportedPageCard.module.css';

/** The page that a product was imported from, with the addresses of its pictures. Nothing of it is loaded. */
export function ImportedPageCard({ page }: { readonly page: NonNullable<Product['page']> }) {
  const { url, images, imported_at: at } = page;
  return (
    <SectionCard title="Imported page" note={`Read on ${formatDate.day(at)}`}>
      {url === null ? (
        <p>A saved page without an address</p>
      ) : (
        <p className={styles.address}>
          <a href={url} target="_blank" rel="noopener noreferrer" className="lw-link">
            {shownPage(url)}
          </a>
        </p>
      )}
      {images.length === 0 ? null : (
        <details className="lw-details">
          <summary>{formatNumber.count(images.length, 'picture')} on the page</summary>
          <div className="lw-details-body">
            <p className="lw-caption">Download those that are yours and add them as photos.</p>
            <ol className={styles.images}>
              {images.map((image) => (
                <li key={image} className={styles.address}>
                  <a href={image} target="_blank" rel="noopener noreferrer" className="lw-link">
                    {nameOf(image)}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </details>
      )}
    </SectionCard>
  );
}

/** The file, or the site where the address names none. */
const nameOf = (image: string): string => new URL(image).pathname.split('/').at(-1) || shownPage(image);
