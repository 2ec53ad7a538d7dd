import { afterEach, describe, expect, it } from '@jest/globals';
import { FollowRules, type RulesFileRepository } from '@listwright/application/admin';
import { InMemoryRulesFile } from '@listwright/application/testing';
import { currentRules, ruleSetFor } from '@listwright/domain/marketplaces';
import { pino } from 'pino';
import type { Get } from '../../composition/Token.js';
import { followRules } from './followRules.js';

const source = { name: 'Seller Forums', reference: 'sellercentral.amazon.com/forums/1', read: '2027-01' };

describe('a process', () => {
  afterEach(() => currentRules.use(undefined));
  const titleMax = () => ruleSetFor({ marketplace: 'amazon', on: '2027-03-01' }).limits.titleMax;
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(line) });
  const follow = (files: RulesFileRepository) =>
    followRules({ get: (() => new FollowRules(files)) as unknown as Get }, log);

  it('judges by the stored rules file from its start', async () => {
    const files = new InMemoryRulesFile();
    await files.saveNewer({
      dated: '2027-02-10',
      changes: [{ marketplace: 'amazon', from: '2027-03-01', limits: { titleMax: 80 }, endedRules: [], source }],
    });
    const stop = await follow(files);
    expect(titleMax()).toBe(80);
    await stop();
  });

  it('starts with its own rules where the file cannot be read, and says so', async () => {
    const files = new InMemoryRulesFile();
    files.read = () => Promise.reject(new Error('of a newer version'));
    const stop = await follow(files);
    expect([titleMax(), lines[0]]).toEqual([75, expect.stringContaining('the rules file cannot be read')]);
    await stop();
  });
});
