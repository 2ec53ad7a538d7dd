import { messages } from '../messages';

/** Says that figures could not be refreshed, so that a 0 is not misread. */
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
