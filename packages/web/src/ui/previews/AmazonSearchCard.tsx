import { CutText } from './CutText';
import { PreviewFrame } from './PreviewFrame';
import { PreviewImage } from './PreviewImage';
import { PreviewStars } from './PreviewStars';
import styles from './previews.module.css';

interface AmazonSearchCardProps {
  readonly title: string;
  readonly highlights: string;
  readonly imageUrl: string | null;
  readonly width: 'phone' | 'wide';
  /** Where this width truncates the title. */
  readonly cutAt?: number | undefined;
}

/** A search result. */
export function AmazonSearchCard({ title, highlights, imageUrl, width, cutAt }: AmazonSearchCardProps) {
  return (
    <PreviewFrame name={width === 'phone' ? 'Search result, phone' : 'Search result, desktop'} width={width}>
      <div className={styles.result}>
        <PreviewImage url={imageUrl} name={title} />
        <div className={styles.resultText}>
          <p className={styles.resultTitle}>
            <CutText text={title} at={cutAt} />
          </p>
          {highlights === '' ? null : <p className={styles.resultHighlights}>{highlights}</p>}
          <PreviewStars />
          <p className={styles.resultPrice}>Your price</p>
        </div>
      </div>
    </PreviewFrame>
  );
}
