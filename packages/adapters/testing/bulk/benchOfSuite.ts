import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { BulkBench } from './BulkBench.js';

/** A bench for the tests of one suite: opened before them, cleared after each, gone after all. */
export function benchOfSuite(): { readonly bench: BulkBench } {
  let bench: BulkBench | undefined;
  beforeAll(async () => {
    bench = await BulkBench.open();
  });
  afterEach(() => bench?.clear());
  afterAll(() => bench?.test.drop());
  return {
    get bench() {
      if (bench === undefined) throw new Error('the bench opens before the first test');
      return bench;
    },
  };
}
