import { useId, type ReactNode } from 'react';

interface SectionCardProps {
  /** The anchor for the page's own navigation. */
  readonly id?: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A card with a heading, a note under it, and actions at its right. */
export function SectionCard({ id, title, note, aside, children }: SectionCardProps) {
  const heading = useId();
  return (
    <section
      id={id}
      className="lw-card lw-stack"
      aria-labelledby={heading}
      tabIndex={id === undefined ? undefined : -1}
    >
      <div className="lw-section-head">
        <div>
          <h2 id={heading}>{title}</h2>
          {note === undefined ? null : <p className="lw-secondary">{note}</p>}
        </div>
        {aside === undefined ? null : <div className="lw-row">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
