import { formatNumber } from '../../../../ui/formatNumber';
import { fieldLabel } from '../../../../ui/listing/fields/fieldLabel';
import { StatusPill } from '../../../../ui/page/StatusPill';
import type { SeoResult } from '../markedFields';
import styles from '../SeoReport.module.css';

/** Where each keyword is. */
export function SeoKeywords({ result }: { readonly result: Pick<SeoResult, 'keywords' | 'keyword_coverage'> }) {
  const { keywords, keyword_coverage: coverage } = result;
  if (keywords.length === 0) return null;
  return (
    <section aria-label="Keywords">
      <h3 className={styles.heading}>Keywords · {formatNumber.percent(coverage)} covered</h3>
      <ul className={styles.keywords}>
        {keywords.map(({ keyword, places, covered }) => (
          <li key={keyword}>
            <StatusPill tone={covered ? 'ok' : 'warn'}>{keyword}</StatusPill>{' '}
            <span className="lw-caption">
              {places.length > 0
                ? places.map((place) => fieldLabel(place).toLowerCase()).join(', ')
                : covered
                  ? 'spread over fields'
                  : 'missing'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
