import { messages } from '../messages';

/** Figures that could not be refreshed are said to be old, and 0 is never a lie. */
export function StaleNote({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p className="lw-caption" role="status">
      {messages.shared.couldNotRefresh} ·{' '}
      <button type="button" className="lw-link-button" onClick={onRetry}>
        Retry
      </button>
    </p>
  );
}
