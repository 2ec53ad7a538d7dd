import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../ui/formatDate';
import { formatNumber } from '../../../ui/formatNumber';
import { ScoreExplanation } from '../../../ui/listing/ScoreExplanation';
import { listingMessages } from '../listingMessages';
import { marketplaceName } from '../../../ui/marketplaceName';
import { ProofSummary } from './claims/ProofSummary';
import { EngineName } from './EngineName';
import { ExportButtons } from './ExportButtons';
import type { Listing } from '../../../ui/listing/fields/Listing';
import type { ListingEditor } from './ListingEditor';
import styles from './ResultHeader.module.css';

interface ResultHeaderProps {
  readonly editor: ListingEditor;
  readonly isFresh: boolean;
  readonly onFix: () => void;
  readonly onFacts: () => void;
  readonly actions?: React.ReactNode;
}

/** Status, score and the actions for the listing. */
export const ResultHeader = observer(function ResultHeader({
  editor,
  isFresh,
  onFix,
  onFacts,
  actions,
}: ResultHeaderProps) {
  const { listing, ruleSet } = editor;
  return (
    <header className={styles.header} role="presentation">
      <div className={styles.head}>
        <ScoreExplanation score={editor.review.score} onFix={onFix} />
        <div>
          <p className={styles.line} role="status">
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
      <div className={`lw-row ${styles.actions}`}>
        <ExportButtons editor={editor} />
        {actions}
      </div>
      <ProofSummary editor={editor} onFacts={onFacts} />
    </header>
  );
});

function statusLine({ status, cached }: Listing): string {
  if (status !== 'completed') return listingMessages.statusProcessing;
  return cached ? listingMessages.statusCached : listingMessages.statusGenerated;
}
