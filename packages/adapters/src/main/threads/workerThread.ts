import { parentPort, threadId, workerData } from 'node:worker_threads';
import { createContainer } from '../../composition/createContainer.js';
import { followRules } from '../rules/followRules.js';
import { openPlatform } from '../openPlatform.js';
import { startJobWork } from '../startJobWork.js';

// The body of a worker thread: processes rows until it is stopped.
const { isSecondaryThread } = workerData as { readonly isSecondaryThread: boolean };
const platform = { ...(await openPlatform(process.env, { poolSize: 4, waitsForDatabase: true })), isSecondaryThread };
const container = await createContainer(platform);
const stopRules = await followRules(container, platform.log);
const stopJobWork = await startJobWork(container, platform);

platform.log.info({ thread: threadId }, 'worker thread started');
parentPort?.once('message', () => void stop());
parentPort?.postMessage('started');

async function stop(): Promise<void> {
  try {
    await Promise.all([stopJobWork(), stopRules()]);
    await platform.close();
    process.exit();
  } catch (error) {
    platform.log.error({ err: error }, 'a worker thread did not stop cleanly');
    process.exit(1);
  }
}
