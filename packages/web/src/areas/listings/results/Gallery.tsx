import type { PlacedSuggestion } from '@listwright/domain/listings';
import { IconExternalLink } from '@tabler/icons-react';
import { webAddress } from '../../../ui/product/webAddress';
import { formatNumber } from '../../../ui/formatNumber';
import type { PageProduct } from '../page/ReadPage';
import { Pins } from './Pins';
import styles from './results.module.css';

const THUMBNAILS = 6;

interface GalleryProps {
  readonly product: PageProduct;
  readonly suggestions: readonly PlacedSuggestion[];
}

/** The pictures of the page as links: loading them here would tell the shop who looks. */
export function Gallery({ product: { images }, suggestions }: GalleryProps) {
  return (
    <section id="part-images" tabIndex={-1} aria-label="Images" className={styles.part}>
      <p className={styles.partHead}>
        <span className="lw-strong">{formatNumber.count(images.length, 'image')}</span>
        <Pins place="images" suggestions={suggestions} />
      </p>
      <ol className={styles.thumbnails}>
        {images.slice(0, THUMBNAILS).map((image, at) => (
          <li key={image}>
            <a href={webAddress(image)} target="_blank" rel="noopener noreferrer" className={styles.thumbnail}>
              Image {at + 1}
              <IconExternalLink size={14} stroke={1.75} aria-hidden />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
