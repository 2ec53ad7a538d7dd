import { PreviewFrame } from './PreviewFrame';
import { PreviewImage } from './PreviewImage';
import styles from './previews.module.css';

/** The product in a collection. */
export function ShopifyCollectionCard({
  title,
  imageUrl,
}: {
  readonly title: string;
  readonly imageUrl: string | null;
}) {
  return (
    <PreviewFrame name="Collection card" width="phone">
      <div className={styles.collection}>
        <PreviewImage url={imageUrl} name={title} />
        <p className={styles.collectionTitle}>{title}</p>
        <p className={styles.stars}>Your price</p>
      </div>
    </PreviewFrame>
  );
}
