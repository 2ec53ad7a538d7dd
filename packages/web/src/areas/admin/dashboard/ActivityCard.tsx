import { IconCoinRupee, IconShieldLock, IconUser } from '@tabler/icons-react';
import { formatDate } from '../../../ui/formatDate';
import { SectionCard } from '../../../ui/page/SectionCard';
import type { AdminStats } from './AdminStats';
import styles from './ActivityCard.module.css';

const MARKS = { account: IconUser, money: IconCoinRupee, admin: IconShieldLock } as const;

/** The latest events: sign-ups, payments, admin actions. */
export function ActivityCard({ activity }: { readonly activity: AdminStats['recent_activity'] }) {
  return (
    <SectionCard title="Recent activity">
      {activity.length === 0 ? (
        <p className="lw-secondary">No activity yet.</p>
      ) : (
        <ul className="lw-items">
          {activity.map(({ kind, text, at }, place) => {
            const Mark = MARKS[kind];
            return (
              <li key={place} className="lw-item">
                <span className="lw-recent-mark">
                  <Mark size={16} stroke={1.75} aria-hidden />
                </span>
                <p className={`lw-item-text ${styles.event}`}>
                  <span>{text}</span>
                  <span className="lw-caption">{formatDate.ago(at)}</span>
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </SectionCard>
  );
}
