import { IconCheck, IconCircleX } from '@tabler/icons-react';
import { StatusPill } from '../../ui/page/StatusPill';
import type { RecentListing } from './DashboardStore';

/** The label of a listing's status. */
export function ActivityStatus({ listing }: { readonly listing: RecentListing }) {
  if (listing.status === 'completed') {
    return (
      <StatusPill tone="ok" icon={<IconCheck size={12} aria-hidden />}>
        Completed
      </StatusPill>
    );
  }
  if (listing.status === 'failed') {
    return (
      <StatusPill tone="bad" icon={<IconCircleX size={12} aria-hidden />}>
        Failed
      </StatusPill>
    );
  }
  return <StatusPill tone="warn">{listing.error_count > 0 ? 'Needs fixes' : 'Processing'}</StatusPill>;
}
