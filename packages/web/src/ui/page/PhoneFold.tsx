import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState, type ReactNode } from 'react';
import { watchLinksTo } from './watchLinksTo';
import styles from './PhoneFold.module.css';

interface PhoneFoldProps {
  /** What a link of the page leads to. */
  readonly id: string;
  readonly title: string;
  /** How much is inside, next to the title. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A part of a long report: open, and on a phone folded to its title until it is pressed or a link leads to it. */
export function PhoneFold({ id, title, note, children }: PhoneFoldProps) {
  const isWide = useMediaQuery('(min-width: 640px)', true, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(() => location.hash === `#${id}`);
  useEffect(() => watchLinksTo((target) => target === id && setOpen(true)), [id]);
  if (isWide) {
    return (
      <section id={id} aria-label={title} className={styles.part}>
        <h3 className={styles.title}>{title}</h3>
        {children}
      </section>
    );
  }
  return (
    <details
      id={id}
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h3 className={styles.title}>{title}</h3>
        {note === undefined ? null : <span className="lw-caption">{note}</span>}
      </summary>
      <section aria-label={title} className={styles.body}>
        {children}
      </section>
    </details>
  );
}
