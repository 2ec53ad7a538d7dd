import { describe, expect, it } from '@jest/globals';
import { retryingPool } from './retryingPool.js';

describe('retryingPool', () => {
  it('leaves who asks after its end without an answer: nobody listens to a refusal then', async () => {
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
