import { fieldLabel } from '../../../ui/listing/fields/fieldLabel';
import { ScoreExplanation } from '../../../ui/listing/ScoreExplanation';
import { formatNumber } from '../../../ui/formatNumber';
import { StatusPill } from '../../../ui/page/StatusPill';
import type { SeoResult } from './markedFields';
import styles from './SeoReport.module.css';

/** The score with its parts, and where each keyword is. */
export function SeoStanding({ result }: { readonly result: SeoResult }) {
  const { keywords, keyword_coverage: coverage } = result;
  const checks = result.checks.map(({ fix_hint: hint, ...check }) => ({ ...check, hint }));
  return (
    <div className="lw-stack">
      <div className={styles.head}>
        <ScoreExplanation
          score={{ ...result, checks }}
          onFix={() => document.getElementById('seo-suggestions')?.focus()}
        />
        <p className="lw-secondary">
          {result.basis === 'facts'
            ? 'Checked against the facts of the product: the score that the editor shows.'
            : `Judged by itself as ${result.kind}. Choose a product to check its statements too.`}
        </p>
      </div>
      {keywords.length === 0 ? null : (
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
      )}
    </div>
  );
}
