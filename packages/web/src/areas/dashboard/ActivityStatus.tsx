import { IconCircleX } from '@tabler/icons-react';
import { QualityPill } from '../../ui/listing/quality/QualityPill';
import { StatusPill } from '../../ui/page/StatusPill';
import type { RecentListing } from './DashboardStore';

/** What the seller may do with a listing: nothing yet, nothing, or as much as its quality says. */
export function ActivityStatus({ listing }: { readonly listing: RecentListing }) {
  if (listing.status === 'completed') return <QualityPill quality={listing.quality} />;
  if (listing.status === 'failed') {
    return (
      <StatusPill tone="bad" icon={<IconCircleX size={12} aria-hidden />}>
        Failed
      </StatusPill>
    );
  }
  return <StatusPill tone="warn">{listing.error_count > 0 ? 'Needs fixes' : 'Processing'}</StatusPill>;
}
