import { describe, expect, it } from '@jest/globals';
import { ruleSetFor } from '@listwright/domain/marketplaces';
import type { CopyWriter } from '../../src/listings/index.js';
import { aBrief } from './aListing.js';

/** The contract of every writer. `make` gives one that writes the brief of `aBrief`, or whose model does. */
export function copyWriterContract(name: string, make: () => Promise<CopyWriter>): void {
  const order = {
    brief: aBrief(),
    ruleSet: ruleSetFor({ marketplace: 'amazon', on: '2026-11-21' }),
    faults: [],
    variation: 0,
  };

  describe(`${name} as a writer`, () => {
    it('writes a listing that can be sold by', async () => {
      const { copy } = await (await make()).write(order);
      expect(copy.title).not.toBe('');
      expect(copy.description).not.toBe('');
      expect(copy.bulletPoints.filter((bullet) => bullet.trim() === '')).toEqual([]);
    });

    it('says what wrote it', async () => {
      const writer = await make();
      const { engine } = await writer.write(order);
      expect(engine).toEqual(writer.engine);
      expect(Object.values(engine).filter((value) => value === '')).toEqual([]);
    });

    it('writes English, and what a model writes where one is asked', async () => {
      const writer = await make();
      expect([writer.writes('en'), writer.writes('en-GB')]).toEqual([true, true]);
      expect(writer.writes('de')).toBe(writer.isRemote);
    });
  });
}
