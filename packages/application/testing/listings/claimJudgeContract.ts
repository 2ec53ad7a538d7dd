import { readProduct } from '@listwright/domain/products';
import { describe, expect, it } from '@jest/globals';
import type { ClaimJudge } from '../../src/listings/index.js';
import { aBrief } from './aListing.js';

/** The contract of every judge. `make` gives one that says yes to statements with the word "desk", and to no other. */
export function claimJudgeContract(name: string, make: () => Promise<ClaimJudge>): void {
  const { facts } = readProduct(aBrief());

  describe(`${name} as a judge of statements`, () => {
    it('answers each statement, in order', async () => {
      const judge = await make();
      const statements = ['Fits on a desk', 'Loved by everyone', 'For the desk'];
      expect(await judge.judge({ facts, statements })).toEqual([true, false, true]);
    });

    it('throws the reason of a caller that has left', async () => {
      const judge = await make();
      const signal = AbortSignal.abort(new Error('left'));
      await expect(judge.judge({ facts, statements: ['For the desk'], signal })).rejects.toThrow('left');
    });
  });
}
