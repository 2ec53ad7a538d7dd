import { useState } from 'react';
import type { Slide } from './slides';
import styles from './SlidePicture.module.css';

/** The image of a slide in the theme of the page. */
export function SlidePicture({ slide }: { readonly slide: Slide }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed)
    return (
      <p className={`${styles.picture} ${styles.soon}`} data-slide={slide.name}>
        Screenshot coming soon...
      </p>
    );
  const theme = document.documentElement.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light';
  return (
    <img
      className={styles.picture}
      data-slide={slide.name}
      src={`/tour/${slide.name}-${theme}.webp`}
      alt={`The app: ${slide.title.toLowerCase()}`}
      width={1120}
      height={700}
      onError={() => setFailed(true)}
    />
  );
}
