import { describe, expect, it } from '@jest/globals';
import { aListing } from './aListing';
import { aListingRow } from './aListingRow';
import { answers } from './answers';
import { contractFaults } from './contractFaults';

const LIST = 'GET /api/listings/';
const GENERATE = 'POST /api/listings/generate';

describe('answers of the fake server', () => {
  it('are as the contract says, or named with what is wrong', () => {
    const page = { total: 1, next_cursor: null };
    expect(contractFaults(LIST, answers.ok({ listings: [aListingRow(1)], ...page }))).toEqual([]);
    const { score: _, ...row } = aListingRow(1);
    expect(contractFaults(LIST, answers.ok({ listings: [row], ...page }))).toEqual([
      expect.stringContaining('GET /api/listings/: listings.0.score'),
    ]);
    expect(contractFaults('GET /api/nothing', answers.ok({}))).toEqual(['GET /api/nothing is no operation']);
  });

  it('are checked event by event', () => {
    expect(contractFaults(GENERATE, answers.events(['listing', aListing()]))).toEqual([]);
    expect(contractFaults(GENERATE, answers.events(['listing', {}]))).not.toEqual([]);
  });

  it('may refuse anything', () => {
    expect(contractFaults(LIST, answers.problem(500, 'internal', 'Broken.'))).toEqual([]);
  });
});
