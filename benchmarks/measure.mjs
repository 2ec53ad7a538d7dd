import { Worker } from 'node:worker_threads';

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Calls a second of a synchronous or asynchronous function, on this thread alone, over `seconds`. */
export async function rate(work, seconds) {
  const until = performance.now() + seconds * 1000;
  const started = performance.now();
  let count = 0;
  while (performance.now() < until) {
    await work(count);
    count += 1;
  }
  return count / ((performance.now() - started) / 1000);
}

/** Requests a second of some address, from `connections` kept-alive connections in a thread of its own. */
export function requestRate(url, headers, { connections, seconds }) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./loadWorker.mjs', import.meta.url), { workerData: { url, headers, connections, seconds } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

export const round = (value) => Math.round(value).toLocaleString('en');
