import { Wordmark } from '../ui/Wordmark';

/** The outline of the shell that the server sends, shown until the app's code replaces it. */
export function AppFrame() {
  return (
    <div className="lw-app lw-outline" aria-busy="true">
      <div className="lw-aside">
        <div className="lw-aside-brand">
          <Wordmark />
        </div>
      </div>
      <div className="lw-body">
        <div className="lw-header">
          <p className="lw-header-page">Listwright</p>
        </div>
        <div className="lw-main">
          <p className="lw-secondary">Loading…</p>
        </div>
      </div>
    </div>
  );
}
