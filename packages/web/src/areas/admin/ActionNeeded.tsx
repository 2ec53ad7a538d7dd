import { IconAlertTriangle } from '@tabler/icons-react';
import { SectionCard } from '../../ui/page/SectionCard';
import type { AdminStats } from './dashboard/AdminStats';

/** What an administrator has to do, and how; nothing where all is well. */
export function ActionNeeded({ actions }: { readonly actions: AdminStats['actions'] }) {
  if (actions.length === 0) return null;
  return (
    <SectionCard title="Action needed">
      <ul className="lw-items">
        {actions.map(({ id, title, advice }) => (
          <li key={id} className="lw-item">
            <span className="lw-recent-mark">
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
            </span>
            <div className="lw-item-text">
              <p className="lw-item-name">{title}</p>
              <p className="lw-caption">{advice}</p>
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
