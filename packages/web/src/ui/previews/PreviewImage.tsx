import { IconPhoto } from '@tabler/icons-react';
import styles from './previews.module.css';

/** The seller's photo, or a placeholder. */
export function PreviewImage({ url, name }: { readonly url: string | null; readonly name: string }) {
  if (url !== null) return <img className={styles.frameImage} src={url} alt={`Photo of ${name}`} />;
  return (
    <span className={styles.frameImage} data-empty>
      <IconPhoto size={24} stroke={1.5} aria-hidden />
      <span>Photo</span>
    </span>
  );
}
