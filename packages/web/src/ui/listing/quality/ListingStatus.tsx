import { IconAlertTriangle, IconCheck, IconCircleX } from '@tabler/icons-react';
import { formatNumber } from '../../../ui/formatNumber';
import { StatusPill } from '../../../ui/page/StatusPill';
import { qualityNames } from './qualityNames';
import type { ListingRow } from './LibraryStore';
import styles from './ListingStatus.module.css';

const LOOKS = {
  ready: { tone: 'ok', Icon: IconCheck },
  needs_work: { tone: 'warn', Icon: IconAlertTriangle },
  has_errors: { tone: 'bad', Icon: IconCircleX },
} as const;

/** Whether a listing is ready, and if not, how much there is to do. */
export function ListingStatus({ row }: { readonly row: ListingRow }) {
  const { tone, Icon } = LOOKS[row.quality];
  return (
    <span className={styles.status}>
      <StatusPill tone={tone} icon={<Icon size={12} aria-hidden />}>
        {qualityNames[row.quality]}
      </StatusPill>
      {row.error_count + row.warning_count === 0 ? null : (
        <span className="lw-caption">
          {row.error_count > 0
            ? formatNumber.count(row.error_count, 'error')
            : formatNumber.count(row.warning_count, 'warning')}
        </span>
      )}
    </span>
  );
}
