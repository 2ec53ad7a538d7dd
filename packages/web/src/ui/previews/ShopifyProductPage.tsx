import { PreviewFrame } from './PreviewFrame';
import { PreviewImage } from './PreviewImage';
import { RichText } from './RichText';
import styles from './previews.module.css';

interface ShopifyProductPageProps {
  readonly title: string;
  readonly vendor: string;
  readonly html: string;
  readonly tags: readonly string[];
  readonly imageUrl: string | null;
}

/** A product page in a plain theme. */
export function ShopifyProductPage({ title, vendor, html, tags, imageUrl }: ShopifyProductPageProps) {
  return (
    <PreviewFrame name="Product page">
      <div className={styles.detail}>
        <PreviewImage url={imageUrl} name={title} />
        <div className={styles.detailText}>
          {vendor === '' ? null : <p className={styles.shopVendor}>{vendor}</p>}
          <p className={styles.shopTitle}>{title}</p>
          <p className={styles.resultPrice}>Your price</p>
          <span className={styles.shopButton}>Add to cart</span>
          <RichText html={html} />
          {tags.length === 0 ? null : (
            <p className={styles.detailTerms}>
              {tags.map((tag) => (
                <span key={tag}>{tag}</span>
              ))}
            </p>
          )}
        </div>
      </div>
    </PreviewFrame>
  );
}
