import { ScoreExplanation } from '../../../ui/listing/ScoreExplanation';
import { SeoKeywords } from './keywords/SeoKeywords';
import type { SeoResult } from './markedFields';
import styles from './SeoReport.module.css';

/** The score with its parts, and where each keyword is. */
export function SeoStanding({ result }: { readonly result: SeoResult }) {
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
      <SeoKeywords result={result} />
    </div>
  );
}
