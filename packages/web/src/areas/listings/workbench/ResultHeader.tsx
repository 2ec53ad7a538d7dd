import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../ui/formatDate';
import { formatNumber } from '../../../ui/formatNumber';
import { ScoreWhy } from '../../../ui/listing/ScoreWhy';
import { listingMessages } from '../listingMessages';
import { marketplaceName } from '../../../ui/marketplaceName';
import { ProofSummary } from './claims/ProofSummary';
import { EngineName } from './EngineName';
import { ExportButtons } from './ExportButtons';
import type { Listing } from '../../../ui/listing/fields/Listing';
import type { Workbench } from './Workbench';

interface ResultHeaderProps {
  readonly bench: Workbench;
  readonly isFresh: boolean;
  readonly onFix: () => void;
  readonly onFacts: () => void;
  readonly actions?: React.ReactNode;
}

/** Status, score and the actions for the listing. */
export const ResultHeader = observer(function ResultHeader({
  bench,
  isFresh,
  onFix,
  onFacts,
  actions,
}: ResultHeaderProps) {
  const { listing, ruleSet } = bench;
  return (
    <header className="lw-result-header" role="presentation">
      <div className="lw-result-head">
        <ScoreWhy score={bench.review.score} onFix={onFix} />
        <div>
          <p className="lw-result-line" role="status">
            {isFresh ? statusLine(listing) : `Saved ${formatDate.ago(listing.updated_at)}`}
            {isFresh ? (
              <span className="lw-secondary lw-tabular"> {formatNumber.seconds(listing.processing_time)}</span>
            ) : null}
          </p>
          <p className="lw-caption">
            {marketplaceName(listing.marketplace, listing.marketplace_id)} · rules of {formatDate.day(ruleSet.date)} ·{' '}
            <EngineName engine={listing.engine} />
            {isFresh && listing.cached ? ' · nothing was charged' : ''}
          </p>
        </div>
      </div>
      <div className="lw-row lw-result-acts">
        <ExportButtons bench={bench} />
        {actions}
      </div>
      <ProofSummary bench={bench} onFacts={onFacts} />
    </header>
  );
});

function statusLine({ status, cached }: Listing): string {
  if (status !== 'completed') return listingMessages.statusProcessing;
  return cached ? listingMessages.statusCached : listingMessages.statusGenerated;
}
