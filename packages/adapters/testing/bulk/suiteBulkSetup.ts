import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { BulkTestSetup } from './BulkTestSetup.js';

/** The bulk setup for the tests of one suite: opened before them, cleared after each, gone after all. */
export function suiteBulkSetup(): { readonly setup: BulkTestSetup } {
  let setup: BulkTestSetup | undefined;
  beforeAll(async () => {
    setup = await BulkTestSetup.open();
  });
  afterEach(() => setup?.clear());
  afterAll(() => setup?.test.drop());
  return {
    get setup() {
      if (setup === undefined) throw new Error('the setup opens before the first test');
      return setup;
    },
  };
}
