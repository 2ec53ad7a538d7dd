import { parentPort } from 'node:worker_threads';
import { lintListing } from '@listwright/domain/listings';
import { readProduct } from '@listwright/domain/products';
import type { TextToJudge } from './TextToJudge.js';

// The body of the thread of `JudgingThread`: one text, one reply.
parentPort?.on('message', (text: TextToJudge) => {
  try {
    const result = 'brief' in text ? readProduct(text.brief) : lintListing(text.copy, text.ruleSet, text.context);
    parentPort?.postMessage({ result });
  } catch (error) {
    parentPort?.postMessage({ error: (error as Error).message });
  }
});
