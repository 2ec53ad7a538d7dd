import { formatDate } from '../formatDate';

interface DraftRestoredProps {
  readonly from: Date | null;
  /** Absent next to a Discard of the same changes. */
  readonly onDiscard?: () => void;
}

/** Says that a draft was restored from this device, with a button to discard it if nothing else does. */
export function DraftRestored({ from, onDiscard }: DraftRestoredProps) {
  if (from === null) return null;
  return (
    <p className="lw-caption" role="status">
      Draft from {formatDate.time(from)}
      {onDiscard === undefined ? null : (
        <>
          {' · '}
          <button type="button" className="lw-link-button" onClick={onDiscard}>
            Discard
          </button>
        </>
      )}
    </p>
  );
}
