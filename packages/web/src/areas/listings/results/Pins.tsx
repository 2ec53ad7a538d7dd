import type { PagePlace, PlacedSuggestion } from '@listwright/domain/listings';
import styles from './results.module.css';

interface PinsProps {
  readonly place: PagePlace;
  readonly suggestions: readonly PlacedSuggestion[];
  /** Only those of one entry of the part; absent: only those of all of it. */
  readonly index?: number;
}

/** The numbers of the suggestions that concern a part of the page; each leads to its text. */
export function Pins({ place, suggestions, index }: PinsProps) {
  const own = suggestions.filter((one) => one.place === place && one.index === (index ?? null));
  if (own.length === 0) return null;
  return (
    <span className={styles.pins}>
      {own.map(({ number, severity, message }) => (
        <a
          key={number}
          href={`#suggestion-${number}`}
          className={styles.pin}
          data-severity={severity}
          title={message}
          aria-label={`Suggestion ${number}: ${message}`}
        >
          {number}
        </a>
      ))}
    </span>
  );
}
