import { Notice } from '../../ui/feedback/Notice';
import { formatNumber } from '../../ui/formatNumber';
import type { ToolResultProps } from '../../ui/tool/WebTool';
import styles from './Competitors.module.css';
import type { Comparison, CompetitorInput, CompetitorValues } from './CompetitorValues';

/** The pages that failed, and what would close the gaps. */
export function CompetitorReport({ result }: ToolResultProps<CompetitorValues, CompetitorInput, Comparison>) {
  const { recommendations, analysis_results: pages } = result;
  const failed = pages.filter(({ error }) => error !== null);
  return (
    <div className="lw-stack">
      {result.status === 'failed' ? (
        <Notice tone="bad" isUrgent>
          <span className="lw-strong">Analysis Error:</span>{' '}
          {pages.length === 1 ? 'The page could not be read.' : result.error_message}
        </Notice>
      ) : null}
      {failed.map(({ url, error }) => (
        <Notice key={url} tone="warn">
          <span className={styles.page}>
            <span className="lw-mono">{url}</span>
            <span>Error: {error}</span>
          </span>
        </Notice>
      ))}
      {result.status === 'failed' ? null : (
        <section id="competitor-recommendations" aria-label="Recommendations" className={styles.part}>
          <h3 className={styles.heading}>{formatNumber.count(recommendations.length, 'recommendation')}</h3>
          <ol className={styles.recommendations}>
            {recommendations.map(({ text, evidence }) => (
              <li key={text}>
                <p>{text}</p>
                <p className="lw-caption">{evidence}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
