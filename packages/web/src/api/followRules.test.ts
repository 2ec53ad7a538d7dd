import { afterEach, describe, expect, it } from '@jest/globals';
import { currentRules, ruleSetFor } from '@listwright/domain/marketplaces';
import { createRootStore } from '../state/createRootStore';
import { answers } from '../testing/answers';
import { FakeServer } from '../testing/FakeServer';
import { MemoryStorage } from '../testing/MemoryStorage';
import { followRules } from './followRules';

const rules = {
  dated: '2027-02-10',
  changes: [
    {
      marketplace: 'amazon',
      from: '2027-03-01',
      limits: { title_max: 80 },
      ended_rules: [],
      source: { name: 'Seller Forums', reference: 'sellercentral.amazon.com/forums/1', read: '2027-01' },
    },
  ],
};

describe('the rules of the page', () => {
  afterEach(() => currentRules.use(undefined));
  const titleMax = () => ruleSetFor({ marketplace: 'amazon', on: '2027-03-01' }).limits.titleMax;
  const follow = (server: FakeServer) => followRules(createRootStore(server.transport, new MemoryStorage()).client);

  it('are those that the server imported', async () => {
    await follow(new FakeServer().on('GET /api/rules', answers.ok({ rules })));
    expect(titleMax()).toBe(80);
  });

  it.each([
    ['nothing was imported', new FakeServer().on('GET /api/rules', answers.ok({ rules: null }))],
    ['the server does not answer', new FakeServer()],
  ])('are those of the program where %s', async (_case, server) => {
    await follow(server);
    expect(titleMax()).toBe(75);
  });
});
