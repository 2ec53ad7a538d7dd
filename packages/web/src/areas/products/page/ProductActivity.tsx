import { Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
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

/** What the tools found of the product, newest first. */
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
      ) : activity.length === 0 ? (
        <p className="lw-secondary">No analyses yet. “Send to” opens a tool with this product.</p>
      ) : (
        <ul className={styles.rows}>
          {activity.map(({ id, kind, verdict, created_at: at }) => (
            <li key={id} className={styles.row}>
              <span className={styles.verdict}>{verdict}</span>
              <span className="lw-caption">
                {TOOLS[kind] ?? kind} · {formatDate.ago(at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
});
