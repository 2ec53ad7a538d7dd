import type { JudgedPage } from '@listwright/domain/listings';
import { ScoreRing } from '../../../ui/listing/ScoreRing';
import { SectionCard } from '../../../ui/page/SectionCard';
import { scoreBand } from '../../../ui/scoreBand';
import { PLACES } from '../page/places';
import styles from './results.module.css';

/** What would improve the page, the most urgent first, with the part that each concerns. */
export function Suggestions({ judged: { score, grade, suggestions } }: { readonly judged: JudgedPage }) {
  return (
    <SectionCard
      title="Improvement suggestions"
      note="The page’s own text and images, most urgent first. The numbers mark their place on the page."
      aside={
        <span className="lw-row">
          <ScoreRing score={score} grade={grade} />
          <span className="lw-strong">{scoreBand(score).word}</span>
        </span>
      }
    >
      {suggestions.length === 0 ? <p className="lw-secondary">Nothing to improve was found.</p> : null}
      <ol className={styles.suggestions}>
        {suggestions.map(({ number, place, severity, message, source }) => (
          <li key={number} id={`suggestion-${number}`} className={styles.suggestion} tabIndex={-1}>
            <a
              href={`#part-${place === 'page' ? 'title' : place}`}
              className={styles.pin}
              data-severity={severity}
              aria-label={`Show ${PLACES[place]}`}
            >
              {number}
            </a>
            <div>
              <p>{message}</p>
              <p className="lw-caption">
                {PLACES[place]} · {source}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
