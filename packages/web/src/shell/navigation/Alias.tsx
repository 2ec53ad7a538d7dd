import { Navigate, useLocation } from 'react-router-dom';

/** Redirects to the screen's path and keeps the query. */
export function Alias({ leadsTo }: { readonly leadsTo: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={`${leadsTo}${search}${hash}`} replace />;
}
