import { IconCheck } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ReviewStore } from './ReviewStore';
import styles from './ReviewList.module.css';

/** The rows in file order; the current one is highlighted and scrolled into view. */
export const ReviewList = observer(function ReviewList({ store }: { readonly store: ReviewStore }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    const box = list.current;
    if (current === null || current === undefined || box === null) return;
    // Scrolls the list only, not the page.
    if (current.offsetTop < box.scrollTop) box.scrollTop = current.offsetTop;
    const below = current.offsetTop + current.offsetHeight - box.clientHeight;
    if (below > box.scrollTop) box.scrollTop = below;
  }, [store.at]);
  return (
    <nav aria-label="Rows to review" className={`lw-card lw-card-flush ${styles.nav}`}>
      <ol ref={list} className={styles.list}>
        {store.rows.map((row, at) => {
          const score = store.scoreOf(row);
          return (
            <li key={row.row}>
              <button
                type="button"
                className={styles.row}
                aria-current={at === store.at || undefined}
                onClick={() => void store.goTo(at)}
              >
                <span className="lw-clip">{row.product_name}</span>
                {row.accepted ? (
                  <span className="lw-ok">
                    <IconCheck size={16} aria-hidden />
                    <span className="lw-visually-hidden">Accepted</span>
                  </span>
                ) : score === null ? null : (
                  <span className="lw-caption lw-tabular">{score}</span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
