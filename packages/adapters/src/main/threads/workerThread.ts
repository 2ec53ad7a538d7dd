import { parentPort } from 'node:worker_threads';
import { createContainer } from '../../composition/createContainer.js';
import { followRules } from '../rules/followRules.js';
import { openPlatform } from '../openPlatform.js';
import { startJobWork } from '../startJobWork.js';

// The body of a secondary worker thread: processes rows until it is stopped.
const platform = { ...(await openPlatform(process.env, { poolSize: 4 })), isSecondaryThread: true };
const container = await createContainer(platform);
const stopRules = await followRules(container, platform.log);
const stopJobWork = await startJobWork(container, platform);

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
