import { describe, expect, it } from '@jest/globals';
import { createRootStore } from '../../state/createRootStore';
import { aListingRow } from '../../testing/aListingRow';
import { answers } from '../../testing/answers';
import { FakeServer } from '../../testing/FakeServer';
import { MemoryStorage } from '../../testing/MemoryStorage';
import { ListingSearch } from './ListingSearch';

const { id: OAK } = aListingRow(1);
const found = (name: string) =>
  answers.ok({ listings: [aListingRow(name === 'oak' ? 1 : 2)], total: 1, next_cursor: null });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('ListingSearch', () => {
  it('searches once typing pauses, and drops an outdated response', async () => {
    let release = () => undefined as void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const server = new FakeServer().on('GET /api/listings/', async ({ url }) => {
      if (!url.includes('search')) await gate;
      return found(new URLSearchParams(url.split('?')[1]).get('search') ?? 'newest');
    });
    const { client, undo } = createRootStore(server.transport, new MemoryStorage());
    const search = new ListingSearch(client, undo);
    search.ask('');
    for (const typed of ['o', 'oa', 'oak']) search.ask(typed);
    await pause(260);
    expect(search.found.map(({ id }) => id)).toEqual([OAK]);
    release();
    await pause(10);
    expect(search.found.map(({ id }) => id)).toEqual([OAK]);
    expect(server.requests).toHaveLength(2);
    undo.push({ label: 'gone', undo: () => undefined, hides: [OAK] });
    expect(search.found).toEqual([]);
  });

  it('finds nothing if the server cannot be reached', async () => {
    const { client, undo } = createRootStore(new FakeServer().transport, new MemoryStorage());
    const search = new ListingSearch(client, undo);
    search.ask('');
    await pause(10);
    expect(search.status).toBe('failed');
    expect(search.found).toEqual([]);
  });
});
