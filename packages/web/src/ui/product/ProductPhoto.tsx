import styles from './ProductPhoto.module.css';

interface ProductPhotoProps {
  readonly name: string;
  /** A small image as a data URI; null or undefined: the first letter of the name. */
  readonly thumbnail: string | null | undefined;
  readonly size?: 'small' | 'large';
}

/** The first photo of a product, beside its name: so it says nothing to screen readers. */
export function ProductPhoto({ name, thumbnail, size = 'small' }: ProductPhotoProps) {
  return (
    <span className={styles.photo} data-size={size} aria-hidden>
      {typeof thumbnail === 'string' ? <img src={thumbnail} alt="" className={styles.image} /> : firstLetter(name)}
    </span>
  );
}

const firstLetter = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
