import { countOf } from '@listwright/domain/shared';
import type { Platform } from '../composition/Platform.js';
import type { Diagnosis } from './Diagnosis.js';
import { readWorkload } from './readWorkload.js';

/** Whether a worker runs while work waits. Without work no worker is needed. */
export async function workerCheck({ database }: Platform): Promise<Diagnosis> {
  try {
    const { workers, jobs, rows } = await readWorkload(database);
    const waiting =
      jobs === 0
        ? 'nothing waits'
        : `${countOf(rows, 'row')} of ${countOf(jobs, 'job')} ${rows === 1 ? 'waits' : 'wait'}`;
    return workers > 0 || jobs === 0
      ? { check: 'workers', ok: true, detail: `${workers} seen within a minute, ${waiting}` }
      : {
          check: 'workers',
          ok: false,
          detail: `none was seen within a minute, and ${waiting}`,
          advice: 'Start `listwright worker`, or a server with WORKERS=1.',
        };
  } catch (error) {
    return { check: 'workers', ok: false, detail: (error as Error).message, advice: 'Check the database first.' };
  }
}
