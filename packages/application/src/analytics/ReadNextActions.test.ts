import { describe, expect, it } from '@jest/globals';
import {
  aBrief,
  aListing,
  anActor,
  CountingIds,
  FixedClock,
  InMemoryFigures,
  InMemoryUsageLedger,
  InMemoryListings,
} from '../../testing/index.js';
import { ReadUsage } from '../billing/index.js';
import { ReadNextActions } from './ReadNextActions.js';

describe('ReadNextActions', () => {
  const clock = new FixedClock();
  const actor = anActor();
  const newcomer = anActor({ accountStart: new Date('2026-11-09T00:00:00.000Z') });

  function build() {
    const [listings, ledger] = [new InMemoryListings(), new InMemoryUsageLedger(clock)];
    const read = new ReadNextActions(new InMemoryFigures(listings), new ReadUsage(ledger, clock), clock);
    return { listings, ledger, read };
  }

  it('knows the trial of the free plan, from its last three days to its end', async () => {
    const { read } = build();
    const kinds = async (who: typeof actor) => (await read.execute(who)).actions.map(({ kind }) => kind);
    expect(await kinds(actor)).toEqual(['first_listing']);
    expect(await kinds(newcomer)).toEqual(['trial_ending', 'first_listing']);
    expect(await kinds({ ...newcomer, plan: 'pro' })).toEqual(['first_listing']);
  });

  it('judges titles by the rules of today, however they were judged when they were written', async () => {
    const { read, listings } = build();
    const title = `Himal Steel Water Bottle ${'with a very long title '.repeat(4)}`.trim();
    const written = aListing({ brief: aBrief({ productName: 'Bottle' }) });
    const ids = new CountingIds();
    for (const text of [title, written.copy.title]) {
      await listings.add({ ...written, id: ids.next(), copy: { ...written.copy, title: text } }, 'generated');
    }
    const { actions, considered } = await read.execute(actor);
    expect(considered).toBe(2);
    expect(actions.find(({ kind }) => kind === 'title_too_long')).toMatchObject({
      detail: `The title of “Bottle” has ${title.length} characters; 75 are allowed today.`,
      listings: 1,
    });
  });
});
