import { describe, expect, it } from '@jest/globals';
import { createRootStore } from '../../../state/createRootStore';
import { aJob } from '../../../testing/aJob';
import { aJobRow } from '../../../testing/aJobRow';
import { aListing } from '../../../testing/aListing';
import { answers } from '../../../testing/answers';
import { FakeServer } from '../../../testing/FakeServer';
import { MemoryStorage } from '../../../testing/MemoryStorage';
import type { ReviewFilter } from './reviewFilters';
import { ReviewStore } from './ReviewStore';

const JOB = aJob().batch_id;
const rows = [2, 3, 4].map((row) => aJobRow(row));
const listingId = (row: number) => aJobRow(row).listing_id ?? '';

function serverOf(): FakeServer {
  const server = new FakeServer().on(`GET /api/bulk/${JOB}/rows`, answers.ok({ rows, total: 3, next_cursor: null }));
  for (const { row } of rows) {
    server
      .on(`GET /api/listings/${listingId(row)}`, answers.ok({ listing: aListing({ id: listingId(row) }) }))
      .on(`PUT /api/bulk/${JOB}/rows/${row}/accepted`, answers.ok({}));
  }
  return server;
}

async function open(server: FakeServer, row: number | null = null, filter: ReviewFilter = {}) {
  const store = new ReviewStore(createRootStore(server.transport, new MemoryStorage()).client, JOB);
  await store.load.run(row, filter);
  return store;
}

describe('ReviewStore', () => {
  it('opens at the requested row, and stays within the rows', async () => {
    const store = await open(serverOf(), 3);
    expect(store.row?.row).toBe(3);
    expect(store.listing?.id).toBe(listingId(3));
    await store.move(1);
    await store.move(1);
    expect(store.row?.row).toBe(4);
    await store.move(-1);
    await store.move(-1);
    await store.move(-1);
    expect(store.row?.row).toBe(2);
  });

  it('accepts and moves on to the next open row; a second time undoes it', async () => {
    const server = serverOf();
    const store = await open(server);
    expect(store.left).toBe(3);
    await store.accept();
    expect([store.row?.row, store.left]).toEqual([3, 2]);
    await store.move(-1);
    await store.accept();
    expect([store.row?.row, store.left]).toEqual([2, 3]);
    const sent = server.requests.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(String(body)));
    expect(sent).toEqual([{ accepted: true }, { accepted: false }]);
  });

  it('filters listings by score and state, and shows the score of unopened rows', async () => {
    const server = serverOf();
    const asked = () => server.requests.findLast(({ url }) => url.includes('/rows?'))?.url.split('?')[1];
    const store = await open(server, null, { score: 'fair', state: 'all' });
    expect(Object.fromEntries(new URLSearchParams(asked()))).toEqual({
      status: 'completed',
      score_from: '60',
      score_below: '80',
      limit: '50',
    });
    expect(store.rows.map((row) => store.scoreOf(row))).toEqual([store.listing?.score.score, expect.any(Number), 70]);
    await store.move(1);
    server.on(`GET /api/bulk/${JOB}/rows`, answers.ok({ rows: [], total: 0, next_cursor: null }));
    await store.load.run(3, { score: 'weak' });
    expect([store.row, store.left]).toEqual([undefined, 0]);
    expect(Object.fromEntries(new URLSearchParams(asked()))).toMatchObject({ accepted: 'false', score_below: '60' });
  });

  it('reverts an acceptance that the server rejects', async () => {
    const server = serverOf().on(`PUT /api/bulk/${JOB}/rows/2/accepted`, answers.problem(503, 'unavailable', 'No.'));
    const store = await open(server);
    await expect(store.accept()).rejects.toThrow('No.');
    expect([store.row?.row, store.left]).toEqual([2, 3]);
  });

  it('rewrites every field of the marketplace except locked ones', async () => {
    const server = serverOf()
      .on(
        `GET /api/listings/${listingId(2)}`,
        answers.ok({ listing: aListing({ id: listingId(2), locked_fields: ['title'] }) }),
      )
      .on(
        `POST /api/listings/${listingId(2)}/rewrite`,
        answers.ok({ listing: aListing({ id: listingId(2), version: 2, generated_title: 'Anew' }) }),
      );
    const store = await open(server);
    await store.rewrite.run();
    expect(store.listing?.generated_title).toBe('Anew');
    const { fields } = JSON.parse(String(server.requests.at(-1)?.body)) as { fields: string[] };
    expect(fields).toContain('bullet_points');
    expect(fields).not.toContain('title');
    expect(fields).not.toContain('seo_title');
  });
});
