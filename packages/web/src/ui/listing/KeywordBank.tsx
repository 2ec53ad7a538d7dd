import type { KeywordPlace } from '@listwright/domain/listings';
import { IconCheck } from '@tabler/icons-react';
import { formatNumber } from '../formatNumber';
import styles from './KeywordBank.module.css';

interface KeywordBankProps {
  readonly placements: readonly {
    readonly keyword: string;
    readonly places: readonly string[];
    readonly covered?: boolean;
  }[];
  readonly coverage: number;
  readonly places: readonly KeywordPlace[];
  readonly onPlace: (keyword: string, place: KeywordPlace) => void;
}

const NAMES: Readonly<Record<KeywordPlace, string>> = {
  title: 'Title',
  item_highlights: 'Item highlights',
  bullet_points: 'Bullet points',
  description: 'Description',
  search_terms: 'Search terms',
};
const LETTERS: Readonly<Record<KeywordPlace, string>> = {
  title: 'T',
  item_highlights: 'I',
  bullet_points: 'B',
  description: 'D',
  search_terms: 'S',
};

/** Each keyword and the fields that contain it; an empty box adds the keyword to that field. */
export function KeywordBank({ placements, coverage, places, onPlace }: KeywordBankProps) {
  const open = placements.filter(({ places: used, covered }) => used.length === 0 && covered !== true).length;
  return (
    <div className="lw-stack">
      <div className="lw-row-between">
        <p>
          <strong className="lw-tabular">{formatNumber.percent(coverage)}</strong> of{' '}
          {formatNumber.count(placements.length, 'keyword')} covered
          {open === 0 ? null : <span className="lw-secondary"> · {open} not used yet</span>}
        </p>
        <p className="lw-caption" aria-hidden="true">
          {places.map((place) => `${LETTERS[place]} ${NAMES[place].toLowerCase()}`).join(' · ')}
        </p>
      </div>
      <ul className="lw-plain-list">
        {placements.map(({ keyword, places: used, covered }) => (
          <li key={keyword} className={styles.row}>
            <span>
              {keyword}
              {used.length === 0 && covered === true ? <span className="lw-caption"> · spread over fields</span> : null}
            </span>
            <span className={styles.boxes}>
              {places.map((place) =>
                used.includes(place) ? (
                  <span key={place} className={styles.box} data-used title={NAMES[place]}>
                    <span aria-hidden="true">{LETTERS[place]}</span>
                    <IconCheck size={12} stroke={2.5} aria-hidden />
                    <span className="lw-visually-hidden">in {NAMES[place].toLowerCase()}</span>
                  </span>
                ) : (
                  <button
                    key={place}
                    type="button"
                    className={styles.box}
                    title={NAMES[place]}
                    aria-label={`Place ${keyword} in ${NAMES[place].toLowerCase()}`}
                    onClick={() => onPlace(keyword, place)}
                  >
                    {LETTERS[place]}
                  </button>
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
