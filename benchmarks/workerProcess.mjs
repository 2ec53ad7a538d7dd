import { work } from '../packages/adapters/dist/src/main/index.js';

/** A worker that says on stdout when it has started, which `listwright worker` leaves to its log. */
const worker = await work(process.env);
console.log('started');
process.once('SIGTERM', () => void worker.stop().then(() => process.exit(0)));
