import { describe, expect, it } from '@jest/globals';
import { retryingPool } from './retryingPool.js';

describe('retryingPool', () => {
  it('leaves a request after its end pending, so that no unhandled rejection ends the process', async () => {
    const pool = retryingPool('postgres://nobody@127.0.0.1:1/none', 1, () => undefined);
    await pool.end();
    const answers: unknown[] = [];
    pool.connect().then(
      (client) => answers.push(client),
      (error: unknown) => answers.push(error),
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(answers).toEqual([]);
  });
});
