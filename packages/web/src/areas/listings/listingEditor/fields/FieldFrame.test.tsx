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
});
