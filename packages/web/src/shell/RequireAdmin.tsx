import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useRootStore } from '../state/useRootStore';
import { useHasBeenTrue } from '../ui/useHasBeenTrue';

const RequiredTotpScene = lazy(() =>
  import('../areas/accounts/totp/RequiredTotpScene').then((area) => ({ default: area.RequiredTotpScene })),
);

/**
 * Admits administrators, after they have set up two-step sign-in if the server requires it. Redirects sellers to their
 * dashboard and visitors to the admin login.
 */
export const RequireAdmin = observer(function RequireAdmin() {
  const { session } = useRootStore();
  const { pathname, search } = useLocation();
  // Stays until the recovery codes were shown: the account has two-step sign-in before that.
  const meetsSetup = useHasBeenTrue(session.isAdmin && session.user?.totp_setup_required === true);
  const [isSetUp, setSetUp] = useState(false);
  if (session.isAdmin && meetsSetup && !isSetUp) {
    return (
      <Suspense fallback={null}>
        <RequiredTotpScene onDone={() => setSetUp(true)} />
      </Suspense>
    );
  }
  if (session.isAdmin) return <Outlet />;
  if (session.isAuthenticated) return <Navigate to="/app/dashboard" replace />;
  const next = session.hasLeft ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  return <Navigate to={`/admin/login${next}`} replace />;
});
