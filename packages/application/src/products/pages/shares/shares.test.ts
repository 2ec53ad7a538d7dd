import { beforeEach, describe, expect, it } from '@jest/globals';
import { SHARES_AT_MOST } from '@listwright/domain/products';
import {
  anActor,
  aPageProduct,
  CountingIds,
  CountingTokens,
  FixedClock,
  InMemoryPageShares,
} from '../../../../testing/index.js';
import { PageShares } from './PageShares.js';
import { SharePage } from './SharePage.js';

const DAY_MS = 86_400_000;

describe('a shared analysis', () => {
  const owner = anActor();
  const stranger = anActor({ userId: '00000000-0000-7000-8000-0000000000bb' });
  const product = aPageProduct({ title: 'Enamel mug', url: 'https://shop.example/mug' });
  let clock: FixedClock;
  let share: SharePage;
  let shares: PageShares;

  beforeEach(() => {
    const [stored, tokens] = [new InMemoryPageShares(), new CountingTokens()];
    clock = new FixedClock();
    share = new SharePage(stored, tokens, new CountingIds(), clock);
    shares = new PageShares(stored, tokens, clock);
  });
  const sharing = (days: 7 | 30 = 7) => share.execute(owner, { product, readAt: clock.now() }, days);

  it('can be opened by its token until the chosen day, by anyone', async () => {
    const { share: made, token } = await sharing();
    expect(made).toMatchObject({ title: 'Enamel mug', address: 'https://shop.example/mug' });
    expect(await shares.open(token)).toEqual({ product, readAt: clock.now(), expiresAt: made.expiresAt });
    clock.advance(7 * DAY_MS - 1);
    expect((await shares.open(token)).product.title).toBe('Enamel mug');
    clock.advance(1);
    await expect(shares.open(token)).rejects.toMatchObject({ kind: 'not_found', code: 'share_gone' });
    expect([await shares.list(owner), await shares.sweep()]).toEqual([[], 1]);
  });

  it('is revoked by its owner alone', async () => {
    const { share: made, token } = await sharing(30);
    expect(await shares.list(stranger)).toEqual([]);
    await expect(shares.revoke(stranger, made.id)).rejects.toMatchObject({ code: 'share_not_found' });
    expect(await shares.list(owner)).toEqual([made]);
    await shares.revoke(owner, made.id);
    await expect(shares.open(token)).rejects.toMatchObject({ code: 'share_gone' });
    await expect(shares.open('made up')).rejects.toMatchObject({ code: 'share_gone' });
  });

  it('leads only to addresses of the web, and was read before it was shared', async () => {
    const odd = aPageProduct({
      title: 'Mug',
      url: 'javascript:alert(1)',
      main_image: 'file:///etc/passwd',
      images: ['https://cdn.example/1.jpg', 'data:text/html,x'],
      similar_products: [
        { title: 'A', url: 'javascript:alert(1)', asin: null },
        { title: 'B', url: 'https://shop.example/b', asin: null },
      ],
    });
    const { token } = await share.execute(owner, { product: odd, readAt: new Date(clock.now().getTime() + DAY_MS) }, 7);
    const { product: shown, readAt } = await shares.open(token);
    expect([shown.url, shown.main_image, shown.images, readAt]).toEqual([
      null,
      null,
      ['https://cdn.example/1.jpg'],
      clock.now(),
    ]);
    expect(shown.similar_products.map(({ title }) => title)).toEqual(['B']);
  });

  it('is one of a limited number', async () => {
    for (let made = 0; made < SHARES_AT_MOST; made += 1) await sharing();
    await expect(sharing()).rejects.toMatchObject({ kind: 'conflict', code: 'too_many_shares' });
    clock.advance(7 * DAY_MS);
    expect((await sharing()).token).not.toBe('');
  });
});
