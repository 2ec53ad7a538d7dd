import { formatNumber } from '../../formatNumber';
import { QualityPill } from './QualityPill';
import type { Quality } from './qualityNames';
import styles from './ListingStatus.module.css';

interface ListingStatusProps {
  readonly row: { readonly quality: Quality; readonly error_count: number; readonly warning_count: number };
}

/** Whether a listing is ready, and if not, how much there is to do. */
export function ListingStatus({ row }: ListingStatusProps) {
  return (
    <span className={styles.status}>
      <QualityPill quality={row.quality} />
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
