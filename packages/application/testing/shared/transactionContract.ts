import { describe, expect, it } from '@jest/globals';
import type { Transaction } from '../../src/shared/index.js';

/** The contract of every transaction. That nothing is stored of work that fails is the database's to show. */
export function transactionContract(name: string, make: () => Transaction): void {
  describe(`${name} as a transaction`, () => {
    it('gives what the work gives', async () => {
      expect(await make().run(async () => 5)).toBe(5);
    });

    it('fails as the work fails, also within another', async () => {
      const transaction = make();
      const failing = async () => {
        throw new Error('no');
      };
      await expect(transaction.run(failing)).rejects.toThrow('no');
      await expect(transaction.run(() => transaction.run(failing))).rejects.toThrow('no');
    });

    it('joins the one that it is within', async () => {
      const transaction = make();
      expect(await transaction.run(async () => [1, await transaction.run(async () => 2)])).toEqual([1, 2]);
    });
  });
}
