import { codePointLength } from '@listwright/domain/listings';
import { diffWords } from 'diff';
import { CopyButton } from '../../../ui/CopyButton';
import { formatNumber } from '../../../ui/formatNumber';
import type { JobRow } from '../job/JobStore';
import styles from './TitlePair.module.css';

const PLACES = { item_highlights: 'item highlights', search_terms: 'search terms', dropped: 'removed' } as const;

interface TitlePairProps {
  readonly row: number;
  readonly before: string;
  readonly result: NonNullable<JobRow['title_result']>;
}

/** One title before and after: removed phrases are struck through above, and listed below with their new place. */
export function TitlePair({ row, before, result }: TitlePairProps) {
  const { title, moved } = result;
  return (
    <li className={styles.pair}>
      <div className={styles.line}>
        <span className="lw-caption lw-tabular">{formatNumber.count(codePointLength(before), 'character')}</span>
        <p className="lw-small lw-secondary">
          <span className="lw-visually-hidden">Row {row}, before: </span>
          {diffWords(before, title)
            .filter(({ added }) => !added)
            .map(({ removed, value }, at) =>
              removed ? (
                <del key={at} className="lw-diff-mark">
                  {value}
                </del>
              ) : (
                <span key={at}>{value}</span>
              ),
            )}
        </p>
      </div>
      <div className={styles.line}>
        <span className="lw-caption lw-tabular">{formatNumber.count(codePointLength(title), 'character')}</span>
        <p className={`lw-row ${styles.after}`}>
          <span>
            <span className="lw-visually-hidden">After: </span>
            {title}
          </span>
          <CopyButton iconOnly text={title} label={`Copy the title of row ${row}`} field="Title" />
        </p>
      </div>
      {moved.length === 0 ? null : (
        <ul className={styles.moves}>
          {moved.map(({ text, to, reason }, at) => (
            <li key={at} title={reason}>
              “{text}” → {PLACES[to]}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
