import { IconAlertTriangle, IconCheck, IconCircleX } from '@tabler/icons-react';
import { formatNumber } from '../../../ui/formatNumber';
import { StatusPill } from '../../../ui/page/StatusPill';
import type { ListingRow } from './LibraryStore';

/** Whether a listing is ready, and if not, why. */
export function ListingStatus({ row }: { readonly row: ListingRow }) {
  if (row.status === 'failed' || row.error_count > 0) {
    return (
      <StatusPill tone="bad" icon={<IconCircleX size={12} aria-hidden />}>
        {row.error_count > 0 ? formatNumber.count(row.error_count, 'error') : 'Failed'}
      </StatusPill>
    );
  }
  if (row.warning_count > 0) {
    return (
      <StatusPill tone="warn" icon={<IconAlertTriangle size={12} aria-hidden />}>
        {formatNumber.count(row.warning_count, 'warning')}
      </StatusPill>
    );
  }
  return (
    <StatusPill tone="ok" icon={<IconCheck size={12} aria-hidden />}>
      Completed
    </StatusPill>
  );
}
