import { describe, expect, it } from '@jest/globals';
import { waitAtMost } from './waitAtMost.js';

describe('waitAtMost', () => {
  it('ends with the work, and with its failure', async () => {
    await waitAtMost(3_600_000, Promise.resolve('done'));
    await expect(waitAtMost(3_600_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('ends without work that never does', async () => {
    await waitAtMost(1, new Promise(() => undefined));
  });
});
