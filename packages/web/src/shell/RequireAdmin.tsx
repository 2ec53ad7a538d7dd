import { observer } from 'mobx-react-lite';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useRootStore } from '../state/useRootStore';

/** Lets administrators pass; sellers go to their dashboard, visitors to the administrators' login. */
export const RequireAdmin = observer(function RequireAdmin() {
  const { session } = useRootStore();
  const { pathname, search } = useLocation();
  if (session.isAdmin) return <Outlet />;
  if (session.isAuthenticated) return <Navigate to="/app/dashboard" replace />;
  const next = session.hasLeft ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  return <Navigate to={`/admin/login${next}`} replace />;
});
