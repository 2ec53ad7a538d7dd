import { seoTextOf } from '@listwright/application/contract';
import { Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Task } from '../../../state/Task';
import { useRootStore } from '../../../state/useRootStore';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { PageHeader } from '../../../ui/page/PageHeader';
import { ToolPage } from '../../../ui/tool/ToolPage';
import { sentPageOf } from '../../../ui/navigation/SentPage';
import { seoOfPage } from './seoOfPage';
import { seoTool } from './seoTool';
import type { SeoValues } from './SeoValues';

/** Scores a text for search while it is typed; `?listing=` starts with the text of a listing, *Send to* with that of a page. */
export const SeoScene = observer(function SeoScene() {
  const { client } = useRootStore();
  const [query] = useSearchParams();
  const sent = sentPageOf(useLocation().state);
  const id = query.get('listing');
  const [initial, setInitial] = useState<SeoValues | undefined>(sent && seoOfPage(sent));
  const [load] = useState(
    () =>
      new Task(async (wanted: string) => {
        const { listing } = await client.listings.read({ params: { id: wanted } });
        const { id: listingId, version, product_name: name } = listing;
        setInitial({ ...seoTextOf(listing), picked: null, listing: { id: listingId, version, name } });
      }),
  );
  useEffect(() => {
    if (id !== null) void load.run(id);
  }, [id, load]);
  return (
    <>
      <PageHeader
        title="SEO Analyzer"
        purpose="See how a title, a description and keywords score, and what would raise the score."
      />
      {id === null || initial !== undefined ? (
        <ToolPage
          key={initial?.listing?.id ?? ''}
          tool={seoTool}
          initial={initial}
          subject={initial?.listing ? `Listing: ${initial.listing.name}` : undefined}
        />
      ) : load.status === 'failed' ? (
        <ErrorState title="Failed to load listing" error={load.error} onRetry={() => void load.run(id)}>
          Your listing is safe.
        </ErrorState>
      ) : (
        <div className="lw-card lw-stack lw-after-200ms" role="status" aria-label="Loading listing">
          <Skeleton height={56} />
          <Skeleton height={240} />
        </div>
      )}
    </>
  );
});
