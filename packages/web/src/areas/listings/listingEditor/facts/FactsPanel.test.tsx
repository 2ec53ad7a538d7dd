import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRootStore } from '../../../../state/createRootStore';
import { aListing } from '../../../../testing/aListing';
import { answers } from '../../../../testing/answers';
import { browserStandIns } from '../../../../testing/browserStandIns';
import { FakeServer } from '../../../../testing/FakeServer';
import { MemoryStorage } from '../../../../testing/MemoryStorage';
import { renderScene } from '../../../../testing/renderScene';
import type { WireFact } from '../claims/WireClaim';
import { ListingEditor } from '../ListingEditor';
import { FactsPanel } from './FactsPanel';

browserStandIns();

const EDIT = `PATCH /api/listings/${aListing().id}`;
const description = 'Steel bottle, 750 ml. Weighs 400 g. Only ₹499. Paani thanda rakhta hai.';

function fact(id: string, property: string, value: string, field = 'description', words = value): WireFact {
  const start = field === 'description' ? description.indexOf(words) : 0;
  const source = { field, start, end: start + words.length };
  return { id, part: '', property, value, polarity: 'is', certainty: 'given', source, used_in: [] };
}

function passage(text: string, reason: 'price' | 'not_understood', note: string) {
  const start = description.indexOf(text);
  return { text, reason, note, source: { field: 'description', start, end: start + text.length } };
}

const listing = (changes = {}) =>
  aListing({
    description,
    attributes: { weight: '380 g' },
    facts: [
      fact('f1', 'capacity', '750 ml'),
      fact('f2', 'weight', '380 g', 'attributes.weight'),
      fact('f3', 'weight', '400 g', 'description', 'Weighs 400 g'),
    ],
    grounding: [{ field: 'title', text: '750 ml', start: 30, end: 36, support: 'given', fact_ids: ['f1'] }],
    contradictions: [
      { id: 'c1', part: '', property: 'weight', fact_ids: ['f2', 'f3'], message: 'These disagree about weight.' },
    ],
    unused: [
      passage('Only ₹499', 'price', 'Prices belong in the price field.'),
      passage('Paani thanda rakhta hai', 'not_understood', 'This was not understood.'),
    ],
    removed_claims: [{ field: 'description', text: 'Loved by hikers', reason: 'No fact says it.' }],
    missing_facts: ['colour', 'what is in the box'],
    proof: { statements: 27, given: 24, entailed: 2, computed: 1, unverified: 0, removed: 2 },
    ...changes,
  });

function show(server = new FakeServer()) {
  const { client } = createRootStore(server.transport, new MemoryStorage());
  const editor = new ListingEditor(client, listing(), 'me', new MemoryStorage());
  const shown: string[] = [];
  renderScene(<FactsPanel editor={editor} onShow={(field) => shown.push(field)} />, server);
  return { editor, server, shown };
}

describe('FactsPanel', () => {
  it('groups the input by its use in the text', () => {
    const { shown } = show();
    expect(screen.getByText(/27 statements: 24 given, 2 follow from facts, 1 computed; 2 removed/)).toBeTruthy();
    const used = screen.getByRole('region', { name: 'Used' });
    expect(used.textContent).toContain('Capacity');
    fireEvent.click(within(used).getByRole('button', { name: 'Title' }));
    expect(shown).toEqual(['title']);
    expect(screen.getByRole('region', { name: 'Not understood' }).textContent).toContain('Paani thanda rakhta hai');
    const left = screen.getByRole('region', { name: 'Left out' }).textContent;
    expect(left).toContain('Loved by hikers');
    expect(left).toContain('Price or discount');
    const asked = within(screen.getByRole('region', { name: 'Missing facts' })).getAllByRole('listitem');
    expect(asked.map(({ textContent }) => textContent)).toEqual(['Which colour is it?', 'What is in the box?']);
  });

  it('leaves out the words of the other fact, and undoes that', async () => {
    const settled = listing({ contradictions: [], leave_out: ['Weighs 400 g'], version: 2 });
    const { server, editor } = show(new FakeServer().on(EDIT, answers.ok({ listing: settled })));
    expect(screen.getByRole('region', { name: 'Contradictions' }).textContent).toContain('Attribute weight');
    fireEvent.click(screen.getByRole('button', { name: 'Use 380 g' }));
    await waitFor(() => expect(editor.listing.version).toBe(2));
    expect(JSON.parse(String(server.requests[0]?.body))).toEqual({ leave_out: ['Weighs 400 g'], version: 1 });
    expect(screen.queryByRole('region', { name: 'Contradictions' })).toBeNull();
    // A score that did not fall needs no word.
    expect(screen.queryByText(/now counts as a fact/)).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.requests).toHaveLength(2));
    expect(JSON.parse(String(server.requests[1]?.body))).toEqual({ leave_out: [], version: 2 });
  });

  it('says why the score falls with a decision, until it rises again', async () => {
    const { score } = listing();
    const settled = listing({ contradictions: [], leave_out: ['Weighs 400 g'], version: 2 });
    const lower = { ...settled, score: { ...score, score: score.score - 9 } };
    const { editor, shown } = show(new FakeServer().on(EDIT, answers.ok({ listing: lower })));
    fireEvent.click(screen.getByRole('button', { name: 'Use 380 g' }));
    const announced = await screen.findByText(/now counts as a fact/);
    const words = announced.textContent;
    expect(words).toContain('“Weight: 380 g”');
    expect(screen.getByText(/So the score/).textContent).toContain(`from ${score.score} to ${score.score - 9}`);
    fireEvent.click(screen.getByRole('button', { name: 'Go to the description' }));
    expect(shown).toEqual(['description']);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(announced, { childList: true, characterData: true, subtree: true });
    act(() => editor.take({ ...lower, score: { ...score, score: score.score - 12 } }));
    const note = screen.getByText(/So the score/);
    expect(note.textContent).toContain(`from ${score.score} to ${score.score - 12}`);
    // Read out once: the score changes with every edit, and the words do not.
    changes.push(...observer.takeRecords());
    observer.disconnect();
    expect([announced.textContent, changes.length, note.closest('[role="status"]')]).toEqual([words, 0, null]);
    act(() => editor.take(settled));
    expect(screen.queryByText(/now counts as a fact/)).toBeNull();
  });

  const lowered = (changes = {}) => {
    const settled = listing({ contradictions: [], leave_out: ['Weighs 400 g'], version: 2, ...changes });
    return { ...settled, score: { ...settled.score, score: settled.score.score - 9 } };
  };

  it('says it no more after Undo, also where the score falls later', async () => {
    const { server, editor } = show(new FakeServer().on(EDIT, answers.ok({ listing: lowered() })));
    fireEvent.click(screen.getByRole('button', { name: 'Use 380 g' }));
    await screen.findByText(/now counts as a fact/);
    server.on(EDIT, answers.ok({ listing: listing({ version: 3 }) }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('region', { name: 'Contradictions' });
    expect(screen.queryByText(/now counts as a fact/)).toBeNull();
    act(() => editor.take(lowered({ version: 4 })));
    expect(screen.queryByText(/now counts as a fact/)).toBeNull();
  });

  it('says it no more when the text states the fact, though facts get new numbers and the score is low', async () => {
    const { editor } = show(new FakeServer().on(EDIT, answers.ok({ listing: lowered() })));
    fireEvent.click(screen.getByRole('button', { name: 'Use 400 g' }));
    await screen.findByText(/now counts as a fact/);
    const weight = fact('f2', 'weight', '400 g', 'description', 'Weighs 400 g');
    const facts = [fact('f1', 'capacity', '750 ml'), weight];
    act(() => editor.take(lowered({ facts })));
    expect(screen.getByText(/now counts as a fact/)).toBeTruthy();
    const stated = { field: 'description', text: '400 g', start: 0, end: 5, support: 'given', fact_ids: ['f2'] };
    act(() => editor.take(lowered({ facts, grounding: [stated] })));
    expect(screen.queryByText(/now counts as a fact/)).toBeNull();
  });

  it('announces it where a status was before, and keeps the focus', async () => {
    show(new FakeServer().on(EDIT, answers.ok({ listing: lowered() })));
    const panel = screen.getByRole('region', { name: 'Facts' });
    const status = within(panel)
      .getAllByRole('status')
      .find(({ textContent }) => textContent === '');
    const button = screen.getByRole('button', { name: 'Use 380 g' });
    button.focus();
    fireEvent.click(button);
    expect(await screen.findByText(/now counts as a fact/)).toBe(status);
    await waitFor(() => expect(document.activeElement).toBe(panel));
  });

  it('gives the focus back to the button whose choice was not saved', async () => {
    show(new FakeServer().on(EDIT, answers.problem(500, 'internal', 'Broken.')));
    const button = screen.getByRole('button', { name: 'Use 380 g' });
    fireEvent.click(button);
    expect(await screen.findByText(/Failed to save your choice|Broken/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
