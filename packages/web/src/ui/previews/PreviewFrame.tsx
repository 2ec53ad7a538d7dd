import type { ReactNode } from 'react';

interface PreviewFrameProps {
  readonly name: string;
  readonly width?: 'phone' | 'wide';
  readonly children: ReactNode;
}

/** A neutral look-alike of a store's page, always in light colours. */
export function PreviewFrame({ name, width = 'wide', children }: PreviewFrameProps) {
  return (
    <figure className="lw-frame" data-width={width}>
      <figcaption className="lw-row-between lw-caption">
        <span className="lw-frame-name">{name}</span>
        <span>Preview — the store may differ</span>
      </figcaption>
      <div className="lw-frame-page">{children}</div>
    </figure>
  );
}
