import { describe, expect, it } from '@jest/globals';
import { aPageProduct } from '@listwright/application/testing';
import { fireEvent, screen } from '@testing-library/react';
import { answers } from '../../../testing/answers';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { SharedAnalysisScene } from './SharedAnalysisScene';

browserStandIns();

const product = {
  ...aPageProduct({ title: 'Enamel mug', url: 'https://shop.example/mug', price: 12.5, currency: 'EUR' }),
  reviews: null,
  availability: 'In Stock',
};
const shared = { product, read_at: '2026-11-25T10:00:00.000Z', expires_at: '2026-12-25T10:00:00.000Z' };

const open = (answer: ReturnType<typeof answers.ok>, hash = '#token=abc') => {
  const server = new FakeServer().on('POST /api/page-shares/open', answer);
  renderScene(<SharedAnalysisScene />, server, { path: `/shared-analysis${hash}`, isSignedIn: false });
  return server;
};

describe('SharedAnalysisScene', () => {
  it('shows the analysis to people without an account, read-only', async () => {
    const server = open(answers.ok(shared));
    expect(await screen.findByText('Improvement suggestions')).toBeTruthy();
    expect(screen.getByText('€12.50')).toBeTruthy();
    expect(screen.getByText(/Shared with you until/u)).toBeTruthy();
    expect(server.requests.at(-1)?.body).toBe(JSON.stringify({ token: 'abc' }));
    for (const name of ['Share', 'Send to', 'Close']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  });

  it('says that a link has expired', async () => {
    open(answers.problem(404, 'share_gone', 'This link has expired or was revoked. Ask its sender for a new one.'));
    expect(await screen.findByText(/Ask its sender for a new one/u)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Ask its sender for a new one/u)).toBeTruthy();
  });

  it('asks nothing of the server where the link is incomplete', async () => {
    const server = open(answers.ok(shared), '');
    expect(await screen.findByText('This link is incomplete')).toBeTruthy();
    expect(server.calls).toEqual([]);
  });
});
