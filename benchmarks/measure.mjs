import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Calls per second of a synchronous or asynchronous function, on this thread, over `seconds`. */
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

/**
 * Requests per second of a server, from `connections` keep-alive connections in a separate process, each of which repeats one of the
 * `requests` (path and headers).
 */
export async function requestRate(url, requests, { connections, seconds }) {
  const load = fileURLToPath(new URL('./load.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [
    load,
    JSON.stringify({ url, requests, connections, seconds }),
  ]);
  return JSON.parse(stdout);
}

export const round = (value) => Math.round(value).toLocaleString('en');
