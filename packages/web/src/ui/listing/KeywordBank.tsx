import type { KeywordPlace } from '@listwright/domain/listings';
import { IconCheck, IconPlus } from '@tabler/icons-react';
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
const icon = { size: 14, stroke: 2.5, 'aria-hidden': true } as const;

/** Each keyword and the fields that contain it; a plus adds the keyword to that field. On phones each field is named at its mark. */
export function KeywordBank({ placements, coverage, places, onPlace }: KeywordBankProps) {
  const open = placements.filter(({ places: used, covered }) => used.length === 0 && covered !== true).length;
  return (
    <div className="lw-stack">
      <p>
        <strong className="lw-tabular">{formatNumber.percent(coverage)}</strong> of{' '}
        {formatNumber.count(placements.length, 'keyword')} covered
        {open === 0 ? null : <span className="lw-secondary"> · {open} not used yet</span>}
      </p>
      <table className={styles.bank}>
        <caption className="lw-visually-hidden">Keywords and the fields that contain them</caption>
        <thead>
          <tr>
            <th scope="col">Keyword</th>
            {places.map((place) => (
              <th key={place} scope="col" className={styles.place}>
                {NAMES[place]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placements.map(({ keyword, places: used, covered }) => (
            <tr key={keyword}>
              <th scope="row" className={styles.keyword}>
                {keyword}
                {used.length === 0 && covered === true ? (
                  <span className="lw-caption"> · spread over fields</span>
                ) : null}
              </th>
              {places.map((place) => (
                <td key={place} className={styles.place}>
                  {used.includes(place) ? (
                    <span className={styles.mark} data-used>
                      <IconCheck {...icon} />
                      <span className={styles.name} aria-hidden>
                        {NAMES[place]}
                      </span>
                      <span className="lw-visually-hidden">in {NAMES[place].toLowerCase()}</span>
                    </span>
                  ) : (
                    <button
                      type="button"
                      className={styles.mark}
                      title={`Add to ${NAMES[place].toLowerCase()}`}
                      aria-label={`Place ${keyword} in ${NAMES[place].toLowerCase()}`}
                      onClick={() => onPlace(keyword, place)}
                    >
                      <IconPlus {...icon} />
                      <span className={styles.name}>{NAMES[place]}</span>
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
