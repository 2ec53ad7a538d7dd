import { Wordmark } from '../ui/Wordmark';

/** The shell's outline as the server sends it: what is seen until the app's code is there and takes its place. */
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
