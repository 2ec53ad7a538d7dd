import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createRootStore } from '../../../../state/createRootStore';
import { aListing } from '../../../../testing/aListing';
import { browserStandIns } from '../../../../testing/browserStandIns';
import { FakeServer } from '../../../../testing/FakeServer';
import { MemoryStorage } from '../../../../testing/MemoryStorage';
import { renderScene } from '../../../../testing/renderScene';
import { FieldsPanel } from '../fields/FieldsPanel';
import { Workbench } from '../Workbench';
import type { WireClaim } from './WireClaim';

browserStandIns();

const text = 'The Himal bottle is made of stainless steel. It is loved by hikers. It holds 750 ml.';
const claim = (words: string, support: WireClaim['support'], ids: string[] = [], reason?: string): WireClaim => {
  const start = text.indexOf(words);
  return { field: 'description', text: words, start, end: start + words.length, support, fact_ids: ids, reason };
};

function show() {
  const listing = aListing({
    generated_description: text,
    facts: [
      {
        ...{ id: 'f1', part: '', property: 'capacity', value: '750 ml', polarity: 'is', certainty: 'given' },
        source: { field: 'description', start: 14, end: 20 },
        used_in: ['description'],
      },
    ],
    grounding: [
      claim('loved', 'unsupported', [], '"loved" speaks for buyers, which no fact does.'),
      claim('It holds 750 ml', 'given', ['f1']),
    ],
  });
  const server = new FakeServer();
  const { client } = createRootStore(server.transport, new MemoryStorage());
  const bench = new Workbench(client, listing, 'me', new MemoryStorage());
  renderScene(<FieldsPanel bench={bench} />, server);
  return bench;
}

describe('statements under a field', () => {
  it('shows those to decide on, and all of them where facts are asked for', () => {
    show();
    expect(screen.getByRole('group', { name: 'Statements in description' }).textContent).toContain('It is loved');
    expect(screen.queryByRole('button', { name: 'It holds 750 ml (Given)' })).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'Show facts' }));
    expect(screen.getByRole('button', { name: 'It holds 750 ml (Given)' })).toBeTruthy();
  });

  it('says why by key, removes the sentence, and the check follows', async () => {
    const bench = show();
    const mark = screen.getByRole('button', { name: 'loved (No fact supports this)' });
    fireEvent.keyDown(mark, { key: 'Enter' });
    expect(await screen.findByText(/speaks for buyers/)).toBeTruthy();
    fireEvent.click(await screen.findByText('Remove'));
    await waitFor(() => expect(bench.copy.generated_description).not.toContain('loved'));
    expect(bench.copy.generated_description).toContain('It holds 750 ml.');
    expect(bench.openClaims.some((one) => one.text.includes('loved'))).toBe(false);
  });

  it('leads from a statement to its fact', async () => {
    const bench = show();
    fireEvent.click(screen.getByRole('switch', { name: 'Show facts' }));
    fireEvent.click(screen.getByRole('button', { name: 'It holds 750 ml (Given)' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show in Facts' }));
    expect(bench.shownFact).toBe('f1');
  });
});
