import { randomUUID } from 'node:crypto';
import type { Actor } from '../src/shared/index.js';
import { InMemoryJobs } from './jobs/InMemoryJobs.js';
import { InMemoryRowQueue } from './jobs/InMemoryRowQueue.js';
import { JobRecords } from './jobs/JobRecords.js';
import { jobRepositoryContract } from './jobs/jobRepositoryContract.js';
import type { JobStores } from './jobs/JobStores.js';
import { rowQueueContract } from './jobs/rowQueueContract.js';
import { anActor } from './shared/anActor.js';
import { DirectTransaction } from './shared/DirectTransaction.js';
import { FixedClock } from './shared/FixedClock.js';

async function inMemoryStores(): Promise<JobStores> {
  const [clock, actors] = [new FixedClock(), new Map<string, Actor>()];
  const records = new JobRecords(clock);
  return {
    jobs: new InMemoryJobs(records),
    queue: new InMemoryRowQueue(records, (userId) => actors.get(userId)),
    transaction: new DirectTransaction(),
    seller: async () => {
      const userId = randomUUID();
      actors.set(userId, anActor({ userId }));
      return userId;
    },
    block: async (userId) => void actors.delete(userId),
    pass: async (ms) => clock.advance(ms),
  };
}

jobRepositoryContract('InMemoryJobs', inMemoryStores);
rowQueueContract('InMemoryRowQueue', inMemoryStores);
