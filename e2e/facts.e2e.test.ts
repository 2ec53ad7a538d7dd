import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startFakeOpenAi, type FakeOpenAi } from '@listwright/adapters/testing';
import { waitUntil } from './harness/bulk.js';
import { registerSeller, clientOf, startSite, type Seller, type TestSite } from './harness/startServer.js';

interface SentEvent {
  readonly event: string;
  readonly data: Record<string, unknown>;
}

const bottle = {
  product_name: 'Himal Steel Water Bottle 750 ml',
  brand: 'Himal',
  category: 'Sports',
  description: 'Keeps drinks cold for up to 24 hours. Not dishwasher safe. Only Rs 499!',
  attributes: { Weight: '380 g' },
};

describe('facts of a product', () => {
  let site: TestSite;
  let seller: Seller;

  beforeAll(async () => {
    site = await startSite();
    seller = await registerSeller(site.url);
  });
  afterAll(() => site.close());

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${seller.token}`, ...headers },
      body: JSON.stringify(body),
    });
  const watch = async (body: object, headers: Record<string, string> = {}) => {
    const response = await post('/api/listings/generate', body, { accept: 'text/event-stream', ...headers });
    return { response, events: eventsOf(await response.text()) };
  };

  it('are read without an account, and stored nowhere', async () => {
    const response = await fetch(`${site.url}/api/products/read-facts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bottle),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('ratelimit-limit')).toBe('120');
    const { data } = (await response.json()) as { data: { facts: object[]; unused: object[]; kind: object } };
    expect(data.kind).toMatchObject({ id: 'water-bottle', certainty: 'known' });
    expect(data.facts).toContainEqual(
      expect.objectContaining({
        property: 'weight',
        value: '380 g',
        unit: 'g',
        source: expect.objectContaining({ field: 'attributes.Weight' }),
      }),
    );
    expect(data.facts).toContainEqual(expect.objectContaining({ polarity: 'is_not' }));
    expect(data.unused).toContainEqual(expect.objectContaining({ reason: 'price' }));
    const refused = await post('/api/products/read-facts', { ...bottle, product_name: 'x'.repeat(501) });
    expect([refused.status, await refused.json()]).toEqual([
      422,
      expect.objectContaining({ errors: [expect.objectContaining({ path: 'product_name' })] }),
    ]);
  });

  it('are part of a listing, with what is left out, and change with it', async () => {
    const { listing } = await seller.client.listings.generate({
      body: { ...bottle, marketplace: 'amazon', mode: 'review' },
    });
    expect(listing).toMatchObject({ mode: 'review', kind: { id: 'water-bottle' }, leave_out: [] });
    expect(listing.proof.statements).toBeGreaterThan(0);
    expect(listing.facts.some(({ used_in: usedIn }) => usedIn.includes('title'))).toBe(true);
    expect(listing.unused).toContainEqual(expect.objectContaining({ reason: 'price' }));
    const passage = listing.facts.find(({ value }) => value.includes('24'));
    const text = bottle.description.slice(passage?.source.start, passage?.source.end);
    const edited = await seller.client.listings.edit({ params: { id: listing.id }, body: { leave_out: [text] } });
    expect(edited.listing.leave_out).toEqual([text]);
    expect(edited.listing.facts.some(({ value }) => value.includes('24'))).toBe(false);
    expect(edited.listing.unused).toContainEqual(expect.objectContaining({ text, reason: 'left_out' }));
    const read = await seller.client.listings.read({ params: { id: listing.id } });
    expect(read.listing).toEqual(edited.listing);
  });

  it('are streamed while the listing is written, once per key, and an error is an event', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { ...bottle, product_name: 'Himal Steel Flask 500 ml', marketplace: 'amazon' };
    const first = await watch(body, key);
    expect(first.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const names = first.events.map(({ event }) => event);
    expect([names[0], names.at(-1), names.filter((name) => name === 'listing')]).toEqual([
      'field',
      'listing',
      ['listing'],
    ]);
    expect(first.events[0]?.data).toEqual({ field: 'title', text: expect.stringContaining('500 ml') });
    const again = await watch(body, key);
    expect(again.events.at(-1)?.data.id).toBe(first.events.at(-1)?.data.id);
    const refused = await watch({ ...body, language: 'de' });
    expect(refused.events).toEqual([
      {
        event: 'error',
        data: expect.objectContaining({ status: 422, errors: [expect.objectContaining({ path: 'language' })] }),
      },
    ]);
    const malformed = await post('/api/listings/generate', {}, { accept: 'text/event-stream' });
    expect(malformed.status).toBe(422);
  });

  it('are written only in English without a model, and other languages are not charged', async () => {
    const before = await seller.client.billing.usage();
    const german = seller.client.listings.generate({ body: { ...bottle, marketplace: 'amazon', language: 'de' } });
    await expect(german).rejects.toMatchObject({
      status: 422,
      errors: [{ path: 'language', message: expect.stringMatching(/English only/) }],
    });
    expect((await seller.client.billing.usage()).quotas).toEqual(before.quotas);
  });

  it('reports to an administrator that no model is connected, with instructions', async () => {
    const body = { email: 'admin@example.com', password: 'admin password' };
    const client = clientOf(site.url, (await clientOf(site.url).accounts.login({ body })).token);
    const model = await client.admin.model();
    expect(model).toMatchObject({ connected: false, base_url: null });
    expect(model.setups.map(({ name }) => name)).toContain('Ollama');
    await expect(client.admin.tryModel()).rejects.toMatchObject({ status: 409, code: 'no_model' });
    await expect(seller.client.admin.model()).rejects.toMatchObject({ status: 403 });
  });

  describe('with a model', () => {
    let ai: FakeOpenAi;
    let served: TestSite;

    beforeAll(async () => {
      ai = await startFakeOpenAi();
      served = await startSite({ OPENAI_BASE_URL: ai.baseURL });
    });
    afterAll(async () => {
      await served.close();
      await ai.stop();
    });

    const generate = ({ token }: Seller, signal?: AbortSignal) =>
      fetch(`${served.url}/api/listings/generate`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ ...bottle, marketplace: 'amazon' }),
        signal: signal ?? null,
      });

    it('are streamed under a head that waits for no event', async () => {
      const customer = await registerSeller(served.url);
      let refuse = () => {};
      const refusing = new Promise<void>((resolve) => (refuse = resolve));
      ai.answerWith((response) => void refusing.then(() => response.writeHead(401).end()));
      const response = await generate(customer);
      refuse();
      // What comes first is no heartbeat, which there is after some seconds.
      expect(await response.text()).toMatch(/^event: error\n/);
    });

    it('stop and charge nothing when the client disconnects; the Basic writer can be chosen', async () => {
      const customer = await registerSeller(served.url);
      ai.answerWith(() => undefined);
      const leaving = new AbortController();
      const response = await generate(customer, leaving.signal);
      expect(response.status).toBe(200);
      await waitUntil(async () => ai.unanswered() === 1);
      leaving.abort();
      await waitUntil(async () => ai.unanswered() === 0);
      const used = async () => (await customer.client.billing.usage()).quotas.listings_generated.used;
      await waitUntil(async () => (await used()) === 0);
      const body = { ...bottle, marketplace: 'amazon', writer: 'basic' } as const;
      expect((await customer.client.listings.generate({ body })).listing.engine.name).toBe('built-in');
    });
  });
});

function eventsOf(text: string): SentEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.includes('event: '))
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? '',
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}') as Record<string, unknown>,
    }));
}
