import { Navigate, useLocation } from 'react-router-dom';

/** Leads to the screen's own address, with the query. */
export function Alias({ leadsTo }: { readonly leadsTo: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={`${leadsTo}${search}${hash}`} replace />;
}
