import type { CSSProperties } from 'react';
import { SampleNote } from '../SampleNote';
import type { Site } from '../Site';
import styles from './StatSection.module.css';

/** The operator's figures; absent if there are none. */
export function StatSection({ site }: { readonly site: Site }) {
  const { stats } = site.branding;
  if (stats.length === 0) return null;
  return (
    <section className="site-wide site-section" aria-label="In figures">
      <dl className={styles.stats} style={{ '--columns': stats.length } as CSSProperties}>
        {stats.map(({ value, label }) => (
          <div key={label} className={styles.stat}>
            <dt>{label}</dt>
            <dd className="site-tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {site.isSample('stats') ? <SampleNote /> : null}
    </section>
  );
}
