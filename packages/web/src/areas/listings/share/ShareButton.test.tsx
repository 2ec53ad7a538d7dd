import { describe, expect, it } from '@jest/globals';
import { aPageProduct } from '@listwright/application/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answers } from '../../../testing/answers';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import type { PageProduct } from '../page/ReadPage';
import { ShareButton } from './ShareButton';

browserStandIns();

const product = { ...aPageProduct({ title: 'Enamel mug' }), reviews: null, availability: 'In Stock' } as PageProduct;
const read = { product, readAt: '2026-11-25T10:00:00.000Z' };
const link = (id: string, title: string) => ({
  id: `01920000-0000-7000-8000-00000000000${id}`,
  title,
  page_url: 'https://shop.example/mug',
  created_at: '2026-11-25T10:00:00.000Z',
  expires_at: '2026-12-25T10:00:00.000Z',
});
const URL_ONCE = 'https://listings.example.com/shared-analysis#token=abc';

async function open(server: FakeServer) {
  renderScene(<ShareButton read={read} />, server);
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share this analysis' });
}
const listing = (...shares: ReturnType<typeof link>[]) =>
  new FakeServer().on('GET /api/page-shares', answers.ok({ shares, total: shares.length, next_cursor: null }));

describe('ShareButton', () => {
  it('makes a link for the chosen time, and shows it once', async () => {
    const server = listing().on('POST /api/page-shares', answers.ok({ share: link('1', 'Enamel mug'), url: URL_ONCE }));
    await open(server);
    fireEvent.change(await screen.findByRole('combobox', { name: 'Expires after' }), { target: { value: '30' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(URL_ONCE)).toBeTruthy();
    expect(screen.getByText('You won’t see this link again. Copy it now.')).toBeTruthy();
    expect(JSON.parse(String(server.requests.at(-1)?.body))).toMatchObject({
      product: { title: 'Enamel mug' },
      read_at: read.readAt,
      expires_in_days: 30,
    });
    expect(screen.getByRole('region', { name: 'Your links' }).textContent).toContain('Enamel mug');
    fireEvent.click(screen.getByRole('button', { name: /close/iu }));
    await waitFor(() => expect(screen.queryByText(URL_ONCE)).toBeNull());
  });

  it('lists the links and revokes one', async () => {
    const server = listing(link('1', 'Enamel mug'), link('2', 'Steel mug'));
    server.on('DELETE /api/page-shares/01920000-0000-7000-8000-000000000001', answers.ok({}));
    await open(server);
    fireEvent.click(await screen.findByRole('button', { name: 'Revoke the link to Enamel mug' }));
    await waitFor(() => expect(screen.queryByText('Enamel mug')).toBeNull());
    expect(screen.getByText('Steel mug')).toBeTruthy();
  });

  it('says why no link was made', async () => {
    const full = 'You can have up to 50 links. Revoke one of them first.';
    await open(listing().on('POST /api/page-shares', answers.problem(409, 'too_many_shares', full)));
    fireEvent.click(await screen.findByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(full)).toBeTruthy();
  });
});
