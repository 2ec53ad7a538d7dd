import { createContainer } from '../composition/createContainer.js';
import { migrate } from '../postgres/migrate.js';
import { WorkerHeartbeat } from '../diagnosis/WorkerHeartbeat.js';
import { loadConfig } from '../config/index.js';
import { followRules } from './rules/followRules.js';
import { openPlatform } from './openPlatform.js';
import { requireSecretKey } from './requireSecretKey.js';
import { startJobWork } from './startJobWork.js';
import { StartedParts } from './StartedParts.js';
import { startHousekeeping } from './startHousekeeping.js';
import { startThreads, threadsOf } from './threads/startThreads.js';

const BEAT_EVERY_MS = 10_000;

export interface RunningWorker {
  readonly stop: () => Promise<void>;
}

/** A worker process: it runs bulk jobs, releases abandoned units, deletes expired data and sends email. */
export async function work(env: Readonly<Record<string, string | undefined>>): Promise<RunningWorker> {
  const platform = await openPlatform(env, { poolSize: 6, waitsForDatabase: true, needsAddress: true });
  const started = new StartedParts(platform.log);
  started.add(platform.close);
  try {
    await migrate(platform.database);
    await requireSecretKey(platform);
    const container = await createContainer(platform);
    const heartbeat = new WorkerHeartbeat(platform.config.LISTWRIGHT_DATA_DIR);
    heartbeat.forgetOthers(new Date());
    const beat = () => {
      heartbeat.beat(platform, new Date()).catch((error: unknown) => platform.log.warn({ err: error }, 'no heartbeat'));
    };
    const stopRules = started.add(await followRules(container, platform.log));
    const stopHousekeeping = started.add(startHousekeeping(container, platform.log));
    const stopJobWork = started.add(await startJobWork(container, platform));
    // The embedded database's address is known only now.
    const threadEnv = { ...env, DATABASE_URL: platform.database.url };
    const stopThreads = await startThreads({ count: threadsOf(platform.config) - 1, areSecondary: true }, threadEnv);
    // The timer does not keep a process alive by itself; the worker has nothing else to do, so this one does.
    const alive = setInterval(beat, BEAT_EVERY_MS);
    beat();
    platform.log.info('worker started');
    return {
      stop: async () => {
        clearInterval(alive);
        await Promise.all([stopJobWork(), stopThreads(), stopHousekeeping(), stopRules()]);
        await platform.close();
      },
    };
  } catch (error) {
    await started.stop();
    throw error;
  }
}

/** Whether a worker of this machine and data directory sent a heartbeat within a minute. Makes no network call. */
export function isWorking(env: Readonly<Record<string, string | undefined>>): boolean {
  return new WorkerHeartbeat(loadConfig(env).LISTWRIGHT_DATA_DIR).isFresh(new Date());
}
