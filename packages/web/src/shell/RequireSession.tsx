import { observer } from 'mobx-react-lite';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useRootStore } from '../state/useRootStore';

/** Admits logged-in users; others log in first and return to the requested page. */
export const RequireSession = observer(function RequireSession() {
  const { session } = useRootStore();
  const { pathname, search } = useLocation();
  if (session.isAuthenticated) return <Outlet />;
  if (session.hasLeft) return <Navigate to="/login" replace />;
  return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />;
});
