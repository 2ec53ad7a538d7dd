import { useRootStore } from '../../../state/useRootStore';
import { jobsOf } from './jobsOf';
import type { JobsStore } from './JobsStore';

export function useJobs(): JobsStore {
  return jobsOf(useRootStore());
}
