import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createRootStore } from '../../../../state/createRootStore';
import { aListing } from '../../../../testing/aListing';
import { browserStandIns } from '../../../../testing/browserStandIns';
import { FakeServer } from '../../../../testing/FakeServer';
import { MemoryStorage } from '../../../../testing/MemoryStorage';
import { renderScene } from '../../../../testing/renderScene';
import { ListingEditor } from '../ListingEditor';
import { ProofSummary } from './ProofSummary';

browserStandIns();

const proof = { statements: 13, given: 13, entailed: 0, computed: 0, unverified: 0, removed: 0 };
const place = { field: 'description' as const, text: 'sturdy', start: 0, end: 6, fact_ids: [] };

function show(changes: Parameters<typeof aListing>[0]) {
  const server = new FakeServer();
  const { client } = createRootStore(server.transport, new MemoryStorage());
  const editor = new ListingEditor(client, aListing({ proof, ...changes }), 'me', new MemoryStorage());
  renderScene(<ProofSummary editor={editor} onFacts={() => undefined} />, server);
}

describe('ProofSummary', () => {
  it('says that all is verified if nothing is open', () => {
    show({});
    expect(screen.getByText('All 13 statements verified')).toBeTruthy();
  });

  it('never says so with an open contradiction, which has the primary button', () => {
    const message = 'These disagree.';
    show({ contradictions: [{ id: 'c1', part: '', property: 'weight', fact_ids: [], message }] });
    expect(screen.queryByText(/verified/)).toBeNull();
    expect(screen.getByText('1 contradiction in your facts')).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Resolve 1 contradiction' });
    expect(button.getAttribute('data-variant')).toBe(null);
  });

  it('counts kept statements separately from open ones', () => {
    show({ grounding: [{ ...place, support: 'unverified', kept: true }] });
    expect(screen.getByText('All 13 statements reviewed')).toBeTruthy();
    expect(screen.getByText(/1 kept by you/)).toBeTruthy();
  });
});
