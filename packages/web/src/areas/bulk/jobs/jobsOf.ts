import { reaction } from 'mobx';
import type { RootStore } from '../../../state/RootStore';
import { JobsStore } from './JobsStore';

const stores = new WeakMap<RootStore, JobsStore>();

/**
 * The one list of open jobs of the page, shared by header and screens; created lazily, so that it does not delay the
 * start.
 */
export function jobsOf(root: RootStore): JobsStore {
  const known = stores.get(root);
  if (known !== undefined) return known;
  const jobs = new JobsStore(root.client);
  stores.set(root, jobs);
  reaction(
    () => root.session.user?.id,
    (user) => jobs.clear(user !== undefined),
  );
  return jobs;
}
