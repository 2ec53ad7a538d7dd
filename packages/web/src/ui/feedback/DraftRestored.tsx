import { formatDate } from '../formatDate';

interface DraftRestoredProps {
  readonly from: Date | null;
  readonly onDiscard: () => void;
}

/** Says that a draft was restored from this device, with a button to discard it. */
export function DraftRestored({ from, onDiscard }: DraftRestoredProps) {
  if (from === null) return null;
  return (
    <p className="lw-caption" role="status">
      Draft from {formatDate.time(from)} ·{' '}
      <button type="button" className="lw-link-button" onClick={onDiscard}>
        Discard
      </button>
    </p>
  );
}
