interface CaptureProps {
  /** Of a slide of the tour. */
  readonly name: string;
  readonly alt: string;
  readonly isEager?: boolean;
}

/** A picture of the app in the theme of the page: the other one is never loaded, since nothing shows it. */
export function Capture({ name, alt, isEager = false }: CaptureProps) {
  return (
    <div className="site-window">
      <div className="site-window-bar" aria-hidden="true">
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
