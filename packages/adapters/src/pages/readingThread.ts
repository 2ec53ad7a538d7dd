import { parentPort } from 'node:worker_threads';
import { readProductPage } from './reading/readProductPage.js';

// The body of the thread of `ThreadPageReader`: one page, one reply.
parentPort?.on('message', ({ html, address }: { readonly html: string; readonly address: string | undefined }) => {
  try {
    parentPort?.postMessage({ result: readProductPage(html, address) });
  } catch (error) {
    parentPort?.postMessage({ error: (error as Error).message });
  }
});
