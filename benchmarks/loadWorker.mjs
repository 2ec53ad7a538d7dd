import { parentPort, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';

const { url, headers, connections, seconds } = workerData;
const result = await autocannon({ url, headers, connections, duration: seconds });
parentPort.postMessage({ rate: result.requests.average, p99: result.latency.p99, failed: result.non2xx + result.errors });
