import { Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../ui/formatNumber';
import { formatDate } from '../../../ui/formatDate';
import { StaleNote } from '../../../ui/feedback/StaleNote';
import { SectionCard } from '../../../ui/page/SectionCard';
import type { ProductStore } from './ProductStore';
import styles from './ProductActivity.module.css';

const TOOLS: Readonly<Record<string, string>> = {
  title_check: 'Title check',
  title_fit: 'Title shortened',
  seo_check: 'SEO analysis',
  competitor_analysis: 'Competitor analysis',
};

/** What the tools found of the product and the jobs that wrote its listings, newest first. */
export const ProductActivity = observer(function ProductActivity({ store }: { readonly store: ProductStore }) {
  const { activity, loadActivity } = store;
  return (
    <SectionCard
      title="Activity"
      aside={loadActivity.status === 'failed' ? <StaleNote onRetry={() => void loadActivity.run()} /> : undefined}
    >
      {activity === null ? (
        loadActivity.status === 'failed' ? null : (
          <Skeleton height={56} className="lw-after-200ms" />
        )
      ) : activity.activity.length + activity.jobs.length === 0 ? (
        <p className="lw-secondary">No analyses or jobs yet. “Send to” opens a tool with this product.</p>
      ) : (
        <ul className={styles.rows}>
          {entriesOf(activity).map(({ id, verdict, what, at, path }) => (
            <li key={id} className={styles.row}>
              {path === undefined ? (
                <span className={styles.verdict}>{verdict}</span>
              ) : (
                <Link to={path} className={`lw-link ${styles.verdict}`}>
                  {verdict}
                </Link>
              )}
              <span className="lw-caption">
                {what} · {formatDate.ago(at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
});

interface Entry {
  readonly id: string;
  readonly verdict: string;
  readonly what: string;
  readonly at: string;
  readonly path?: string;
}

function entriesOf({ activity, jobs }: NonNullable<ProductStore['activity']>): readonly Entry[] {
  const analyses = activity.map(({ id, kind, verdict, created_at: at }) => ({
    id,
    verdict,
    what: TOOLS[kind] ?? kind,
    at,
  }));
  const uploads = jobs.map(({ batch_id: id, file_name: name, rows, status, created_at: at }) => ({
    id,
    verdict: `${name}: ${formatNumber.count(rows, 'row')} of this product`,
    what: `Job ${status.replaceAll('_', ' ')}`,
    at,
    path: `/app/bulk-generate?job=${id}`,
  }));
  return [...analyses, ...uploads].toSorted((a, b) => b.at.localeCompare(a.at));
}
