import { describe, expect, it } from '@jest/globals';
import { createClient } from './createClient.js';
import type { listingsContract } from '../listings/index.js';
import { listingRoutes } from '../listings/listingRoutes.js';

const body = { product_name: 'Bottle', marketplace: 'amazon' } as const;

/** A client whose server answers with these pieces. */
function clientOf(pieces: readonly string[], sent: Record<string, string>[] = []) {
  return createClient<{ listings: typeof listingsContract }>({ listings: listingRoutes }, async ({ headers }) => {
    sent.push({ ...headers });
    const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
    return new Response(
      new ReadableStream({
        start: (controller) => {
          for (const piece of bytes) controller.enqueue(piece);
          controller.close();
        },
      }),
    );
  });
}

describe('a client that watches', () => {
  it('is called with each event, however it is cut, and gets the result', async () => {
    const text =
      'event: field\ndata: {"field":"title","text":"é"}\n\n: still here\n\nevent: listing\ndata: {"id":"1"}\n\n';
    const sent: Record<string, string>[] = [];
    const seen: unknown[] = [];
    const client = clientOf(text.match(/[^]{1,5}/gu) ?? [], sent);
    const result = await client.listings.generate({ body }, { onEvent: (event, data) => seen.push([event, data]) });
    expect(sent[0]?.accept).toBe('text/event-stream');
    expect(seen).toEqual([['field', { field: 'title', text: 'é' }]]);
    expect(result).toEqual({ listing: { id: '1' } });
  });

  it('throws what an error event says, and when the connection ends early', async () => {
    const onEvent = () => undefined;
    const problem = { status: 504, code: 'provider_timeout', detail: 'Too slow.', alternative_writer: 'basic' };
    const refused = clientOf([`event: error\ndata: ${JSON.stringify(problem)}\n\n`]);
    await expect(refused.listings.generate({ body }, { onEvent })).rejects.toMatchObject({
      status: 504,
      code: 'provider_timeout',
      message: 'Too slow.',
      problem,
    });
    const cut = clientOf(['event: field\ndata: {}\n\n', 'event: lis']);
    await expect(cut.listings.generate({ body }, { onEvent })).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('takes the reply of a server that sends no events', async () => {
    const client = createClient<{ listings: typeof listingsContract }>({ listings: listingRoutes }, async () =>
      Response.json({ success: true, data: { listing: { id: '1' } } }),
    );
    const result = await client.listings.generate({ body }, { onEvent: () => undefined });
    expect(result).toEqual({ listing: { id: '1' } });
  });
});
