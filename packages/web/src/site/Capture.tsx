import styles from './Capture.module.css';

interface CaptureProps {
  /** The name of a tour slide. */
  readonly name: string;
  readonly alt: string;
  readonly isEager?: boolean;
}

/** A screenshot of the app in the theme of the page; the other theme's image is hidden and never loads. */
export function Capture({ name, alt, isEager = false }: CaptureProps) {
  return (
    <div className={styles.window}>
      <div className={styles.windowBar} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={`site-only-${theme}`}
          src={`/tour/${name}-${theme}.webp`}
          alt={alt}
          width={1120}
          height={700}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
        />
      ))}
    </div>
  );
}
