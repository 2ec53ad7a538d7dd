import { work } from '../packages/adapters/dist/src/main/index.js';

/** A worker that reports its start on stdout; `listwright worker` only logs it. */
const worker = await work(process.env);
console.log('started');
process.once('SIGTERM', () => void worker.stop().then(() => process.exit(0)));
