import { PreviewFrame } from './PreviewFrame';
import { PreviewImage } from './PreviewImage';
import { PreviewStars } from './PreviewStars';
import previewsStyles from './previews.module.css';
import styles from './AmazonDetailPage.module.css';

interface AmazonDetailPageProps {
  readonly title: string;
  readonly highlights: string;
  readonly bullets: readonly string[];
  readonly description: string;
  readonly searchTerms: string;
  readonly brand: string;
  readonly imageUrl: string | null;
}

/** The product page: gallery, title, highlights, bullets; below it the backend fields. */
export function AmazonDetailPage({
  title,
  highlights,
  bullets,
  description,
  searchTerms,
  brand,
  imageUrl,
}: AmazonDetailPageProps) {
  const terms = searchTerms.split(' ').filter((term) => term !== '');
  return (
    <PreviewFrame name="Product page">
      <div className={previewsStyles.detail}>
        <PreviewImage url={imageUrl} name={title} />
        <div className={previewsStyles.detailText}>
          <p className={styles.detailTitle}>{title}</p>
          {highlights === '' ? null : <p className={previewsStyles.resultHighlights}>{highlights}</p>}
          {brand === '' ? null : <p className={styles.detailBrand}>Brand: {brand}</p>}
          <PreviewStars />
          <p className={previewsStyles.resultPrice}>Your price</p>
          <p className={styles.detailAbout}>About this item</p>
          <ul className={styles.detailBullets}>
            {bullets.map((bullet, at) => (
              <li key={at}>{bullet}</li>
            ))}
          </ul>
        </div>
      </div>
      {description === '' ? null : (
        <div className={styles.detailBelow}>
          <p className={styles.detailAbout}>Product description</p>
          <p className={styles.detailDescription}>{description}</p>
        </div>
      )}
      {terms.length === 0 ? null : (
        <div className={styles.detailBelow}>
          <p className={styles.detailAbout}>Backend search terms (not shown to shoppers)</p>
          <p className={previewsStyles.detailTerms}>
            {terms.map((term, at) => (
              <span key={at}>{term}</span>
            ))}
          </p>
        </div>
      )}
    </PreviewFrame>
  );
}
