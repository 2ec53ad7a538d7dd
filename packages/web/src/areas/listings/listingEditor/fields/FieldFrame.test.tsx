import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { createRootStore } from '../../../../state/createRootStore';
import { aListing } from '../../../../testing/aListing';
import { answers } from '../../../../testing/answers';
import { browserStandIns } from '../../../../testing/browserStandIns';
import { FakeServer } from '../../../../testing/FakeServer';
import { MemoryStorage } from '../../../../testing/MemoryStorage';
import { renderScene } from '../../../../testing/renderScene';
import { ListingEditor } from '../ListingEditor';
import { FieldsPanel } from './FieldsPanel';

browserStandIns();

describe('a rewrite', () => {
  it('reports as information that the facts allow no other wording', async () => {
    const nothing = answers.problem(409, 'nothing_other', 'The facts give no other wording of this.');
    const server = new FakeServer().on(`POST /api/listings/${aListing().id}/rewrite`, nothing);
    const { client } = createRootStore(server.transport, new MemoryStorage());
    renderScene(<FieldsPanel editor={new ListingEditor(client, aListing(), 'me', new MemoryStorage())} />, server);
    fireEvent.click(screen.getByRole('button', { name: 'Rewrite title' }));
    const words = await screen.findByText('The facts give no other wording of this.');
    const toast = words.closest('.mantine-Notification-root');
    expect(toast?.getAttribute('style')).not.toContain('bad');
  });

  it.each([
    ['hangs', 504, 'provider_timeout'],
    ['fails', 502, 'provider_failed'],
  ])('offers the Basic writer where the AI model %s', async (_, status, code) => {
    const address = `/api/listings/${aListing().id}/rewrite`;
    const server = new FakeServer().on(`POST ${address}`, answers.problem(status, code, 'The AI model was away.'));
    const { client } = createRootStore(server.transport, new MemoryStorage());
    renderScene(<FieldsPanel editor={new ListingEditor(client, aListing(), 'me', new MemoryStorage())} />, server);
    expect(screen.queryByRole('button', { name: /Use the Basic writer/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Rewrite title' }));
    const basic = await screen.findByRole('button', { name: 'Use the Basic writer for title' });
    server.on(`POST ${address}`, answers.ok({ listing: aListing() }));
    fireEvent.click(basic);
    expect(await screen.findByText('Title rewritten')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Use the Basic writer/ })).toBeNull();
    const sent = server.requests.filter(({ url }) => url === address);
    expect(sent.map(({ body }) => JSON.parse(String(body)))).toEqual([
      { fields: ['title'] },
      { fields: ['title'], writer: 'basic' },
    ]);
  });
});
