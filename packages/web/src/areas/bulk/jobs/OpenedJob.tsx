import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { jobPath } from '../jobPath';

/** Leads to the screen of a job that the address names by its id alone; to the list where there is no such job. */
export function OpenedJob({ id }: { readonly id: string }) {
  const { client } = useRootStore();
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    client.bulk.check({ params: { id } }).then(
      (job) => setPath(jobPath(job)),
      () => setPath('/app/jobs'),
    );
  }, [client, id]);
  return path === null ? null : <Navigate to={path} replace />;
}
