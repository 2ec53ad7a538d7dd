import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatDate } from '../../../ui/formatDate';
import { formatNumber } from '../../../ui/formatNumber';
import type { Listing } from '../../../ui/listing/fields/Listing';
import { ScoreExplanation } from '../../../ui/listing/ScoreExplanation';
import { marketplaceName } from '../../../ui/marketplaceName';
import { ResultHeader } from '../../../ui/templates/ResultHeader';
import { listingMessages } from '../listingMessages';
import { ProofSummary } from './claims/ProofSummary';
import { EngineName } from './EngineName';
import { ExportButtons } from './ExportButtons';
import type { ListingEditor } from './ListingEditor';
import { listingVerdict } from './listingVerdict';

interface ListingHeaderProps {
  readonly editor: ListingEditor;
  readonly isFresh: boolean;
  readonly onFix: () => void;
  readonly onFacts: () => void;
  readonly actions?: ReactNode;
}

/** Whether the listing is ready, its score, where its text comes from, and what to do with it. */
export const ListingHeader = observer(function ListingHeader({
  editor,
  isFresh,
  onFix,
  onFacts,
  actions,
}: ListingHeaderProps) {
  const { listing, ruleSet, review, findings } = editor;
  const verdict = useRef<HTMLHeadingElement>(null);
  // After a run the result is what the seller waited for.
  useEffect(() => {
    if (isFresh) verdict.current?.focus({ preventScroll: true });
  }, []);
  const count = (severity: 'error' | 'warning') => findings.filter((finding) => finding.severity === severity).length;
  const cost = listing.cached ? 'nothing was charged' : 'used 1 listing';
  return (
    <ResultHeader
      verdict={listingVerdict({
        status: listing.status,
        errors: count('error'),
        warnings: count('warning'),
        open: editor.openClaims.length + listing.contradictions.length,
        score: review.score.score,
      })}
      verdictRef={verdict}
      score={<ScoreExplanation score={review.score} onFix={onFix} />}
      freshness={
        isFresh ? (
          <>
            {statusLine(listing)}{' '}
            <span className="lw-secondary lw-tabular">{formatNumber.seconds(listing.processing_time)}</span>
          </>
        ) : (
          `Saved ${formatDate.ago(listing.updated_at)}`
        )
      }
      source={
        <>
          {marketplaceName(listing.marketplace, listing.marketplace_id)} · rules of {formatDate.day(ruleSet.date)} ·{' '}
          <EngineName engine={listing.engine} />
          {isFresh ? ` · ${cost}` : ''}
        </>
      }
      actions={
        <>
          <ExportButtons editor={editor} />
          {actions}
        </>
      }
    >
      <ProofSummary editor={editor} onFacts={onFacts} />
    </ResultHeader>
  );
});

function statusLine({ status, cached }: Listing): string {
  if (status !== 'completed') return listingMessages.statusProcessing;
  return cached ? listingMessages.statusCached : listingMessages.statusGenerated;
}
