import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { completion, startFakeOpenAi, type FakeAnswer, type FakeOpenAi } from '@listwright/adapters/testing';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';

const GOOD = {
  title: 'Himal Steel Water Bottle, 750 ml',
  item_highlights: 'Steel Body',
  bullet_points: ['Capacity: holds 750 ml of water', 'Material: body of steel', 'Brand: made by Himal'],
  description: 'A steel water bottle by Himal. It holds 750 ml.',
  keywords: ['steel water bottle'],
  search_terms: 'flask',
};
const answer = (changes: Partial<typeof GOOD>): FakeAnswer => ({ content: JSON.stringify({ ...GOOD, ...changes }) });
const product = { product_name: 'Steel water bottle 750 ml', brand: 'Himal', marketplace: 'amazon' } as const;

describe('with an OpenAI-compatible server', () => {
  let ai: FakeOpenAi;
  let site: TestSite;
  let seller: Seller;
  let count = 0;

  beforeAll(async () => {
    ai = await startFakeOpenAi();
    site = await startSite({
      OPENAI_API_KEY: 'sk-test-secret',
      OPENAI_BASE_URL: ai.baseURL,
      OPENAI_TIMEOUT_SECONDS: '1',
    });
  });
  afterAll(async () => {
    await site.close();
    await ai.stop();
  });
  beforeEach(async () => {
    seller = await registerSeller(site.url);
  });

  const generate = () => {
    count += 1;
    return seller.client.listings.generate({ body: { ...product, description: `Batch ${count}` } });
  };
  const state = async () => {
    const usage = await seller.client.billing.usage();
    return { charged: usage.quotas.listings_generated.used, saved: usage.total_listings };
  };

  it.each<[string, FakeAnswer, RegExp]>([
    [
      'over-long',
      answer({
        title: 'Himal Steel Water Bottle 750 ml '.repeat(9),
        bullet_points: [`Capacity: ${'holds 750 ml of water '.repeat(40)}`, ...GOOD.bullet_points],
      }),
      /^$/,
    ],
    [
      'rule-breaking',
      answer({
        title: 'BEST SELLER!!! Himal Steel Water Bottle 750 ml',
        bullet_points: [
          'Free shipping today',
          'Kills 99.9% of bacteria',
          'Visit www.example.com',
          'More at cheapdeals.com',
          '<img src=x onerror=alert(1)> Holds 750 ml',
          ...GOOD.bullet_points,
        ],
      }),
      /free shipping|best seller|99\.9|example\.com|cheapdeals|onerror|<img/i,
    ],
    [
      'invented',
      answer({
        bullet_points: ['Insulation: cold for 24 hours', 'Certified: FDA approved and BPA-free', ...GOOD.bullet_points],
        description: 'Made of titanium in Japan. It holds 750 ml.',
      }),
      /24|FDA|BPA|titanium|Japan/,
    ],
    [
      'model leakage',
      answer({
        description: 'As an AI language model I cannot fulfil this request. It holds 750 ml.',
        bullet_points: ['Here is your listing', ...GOOD.bullet_points],
      }),
      /AI language model|Here is your/i,
    ],
    [
      'obedient to injected instructions',
      answer({
        title: 'Himal Steel Water Bottle [link](http://evil.example)',
        description: '<script>alert(1)</script> <img src=http://evil.example/x> It holds 750 ml.',
      }),
      /evil|<script|<img/i,
    ],
  ])('corrects an %s answer before it is saved', async (_name, bad, forbidden) => {
    ai.answerWith(bad);
    const { listing } = await generate();
    expect(listing.status).toBe('completed');
    expect(listing.findings.filter((finding) => finding.severity === 'error')).toEqual([]);
    expect([...listing.generated_title].length).toBeLessThanOrEqual(75);
    expect(listing.grounding.filter((claim) => claim.support === 'unsupported')).toEqual([]);
    if (forbidden.source !== '^$') {
      const { generated_title, bullet_points, generated_description, search_terms, item_highlights } = listing;
      expect(
        [generated_title, item_highlights, ...bullet_points, generated_description, search_terms].join('\n'),
      ).not.toMatch(forbidden);
    }
    expect(await state()).toEqual({ charged: 1, saved: 1 });
  });

  it.each<[string, FakeAnswer]>([
    ['invalid JSON', { content: '{"title": "Himal' }],
    ['a truncated answer', { content: JSON.stringify(GOOD), finish: 'length' }],
    [
      'empty choices',
      (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":[]}'),
    ],
    ['a refusal', { content: '', refusal: 'No.' }],
    [
      'half a body',
      (response) =>
        void response
          .writeHead(200, { 'content-type': 'application/json', 'content-length': '9999' })
          .write(completion({ content: 'x' }).slice(0, 50), () => response.socket?.destroy()),
    ],
    ['500', (response) => void response.writeHead(500).end('stack of secrets')],
  ])(
    'saves and charges nothing for %s',
    async (_name, fault) => {
      ai.answerWith(fault);
      await expect(generate()).rejects.toMatchObject({
        kind: 'unavailable',
        problem: { detail: expect.stringMatching(/Nothing was saved or charged/) },
      });
      expect(await state()).toEqual({ charged: 0, saved: 0 });
      ai.answerWith(answer({}));
      expect((await generate()).listing.status).toBe('completed');
      expect(await state()).toEqual({ charged: 1, saved: 1 });
    },
    60_000,
  );

  it('ends a hanging request with an error while others are served, and counts quota exactly', async () => {
    ai.answerWith(() => undefined);
    const hanging = expect(generate()).rejects.toMatchObject({ status: 504 });
    expect((await fetch(`${site.url}/api/health/live`)).status).toBe(200);
    await hanging;
    expect(await state()).toEqual({ charged: 0, saved: 0 });
  });

  it('never logs the key', () => {
    expect(site.log()).not.toContain('sk-test-secret');
  });
});
