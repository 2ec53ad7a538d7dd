import type { PagePlace, PlacedSuggestion } from './placedSuggestions';
import styles from './Results.module.css';

interface PinsProps {
  readonly place: PagePlace;
  readonly suggestions: readonly PlacedSuggestion[];
}

/** The numbers of the suggestions that concern a part of the page; each leads to its text. */
export function Pins({ place, suggestions }: PinsProps) {
  const own = suggestions.filter((one) => one.place === place);
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
