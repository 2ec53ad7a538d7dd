import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRootStore } from '../../../../state/createRootStore';
import { aListing } from '../../../../testing/aListing';
import { answers } from '../../../../testing/answers';
import { browserStandIns } from '../../../../testing/browserStandIns';
import { FakeServer } from '../../../../testing/FakeServer';
import { MemoryStorage } from '../../../../testing/MemoryStorage';
import { renderScene } from '../../../../testing/renderScene';
import { FieldsPanel } from '../fields/FieldsPanel';
import { ListingEditor } from '../ListingEditor';
import type { WireClaim } from './WireClaim';

browserStandIns();

const text = 'The Himal bottle is made of stainless steel. It is loved by hikers. It holds 750 ml.';
const claim = (words: string, support: WireClaim['support'], ids: string[] = [], reason?: string): WireClaim => {
  const start = text.indexOf(words);
  return { field: 'description', text: words, start, end: start + words.length, support, fact_ids: ids, reason };
};

const EDIT = `PATCH /api/listings/${aListing().id}`;

function aText(changes: Partial<ReturnType<typeof aListing>> = {}) {
  return aListing({
    generated_description: text,
    facts: [
      {
        id: 'f1',
        part: '',
        property: 'capacity',
        value: '750 ml',
        polarity: 'is',
        certainty: 'given',
        source: { field: 'description', start: 14, end: 20 },
        used_in: ['description'],
      },
    ],
    grounding: [
      claim('loved', 'unsupported', [], '"loved" speaks for buyers, which no fact does.'),
      claim('It holds 750 ml', 'given', ['f1']),
    ],
    ...changes,
  });
}

async function show(listing = aText(), server = new FakeServer()) {
  const { client } = createRootStore(server.transport, new MemoryStorage());
  const editor = new ListingEditor(client, listing, 'me', new MemoryStorage());
  renderScene(<FieldsPanel editor={editor} />, server);
  // Marks come after the first paint.
  await screen.findByRole('button', { name: /^loved \(/ });
  return editor;
}

describe('statements under a field', () => {
  it('shows the open ones, and all of them on request', async () => {
    await show();
    expect(screen.getByRole('group', { name: 'Statements in description' }).textContent).toContain('It is loved');
    expect(screen.queryByRole('button', { name: 'It holds 750 ml (Given)' })).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'Show facts' }));
    expect(await screen.findByRole('button', { name: 'It holds 750 ml (Given)' })).toBeTruthy();
  });

  it('explains by keyboard, removes the sentence, and checks again', async () => {
    const editor = await show();
    const mark = screen.getByRole('button', { name: 'loved (No fact supports this)' });
    fireEvent.keyDown(mark, { key: 'Enter' });
    expect(await screen.findByText(/speaks for buyers/)).toBeTruthy();
    fireEvent.click(await screen.findByText('Remove'));
    await waitFor(() => expect(editor.copy.generated_description).not.toContain('loved'));
    expect(editor.copy.generated_description).toContain('It holds 750 ml.');
    expect(editor.openClaims.some((one) => one.text.includes('loved'))).toBe(false);
  });

  it('keeps an unverified statement: saved at once, no longer open, and undone', async () => {
    const loved = claim('loved', 'unverified');
    const sentence = 'It is loved by hikers';
    const statement = { field: 'description' as const, text: 'loved', sentence };
    const kept = aText({ grounding: [{ ...loved, kept: true }], kept_statements: [statement], version: 2 });
    const again = aText({ grounding: [loved], version: 3 });
    const server = new FakeServer().on(EDIT, answers.ok({ listing: kept }));
    const editor = await show(aText({ grounding: [loved] }), server);
    fireEvent.click(screen.getByRole('button', { name: 'loved (Not verified)' }));
    fireEvent.click(await screen.findByText('Keep'));
    await waitFor(() => expect(editor.openClaims).toHaveLength(0));
    expect(JSON.parse(String(server.requests[0]?.body))).toEqual({ kept_statements: [statement], version: 1 });
    fireEvent.click(screen.getByRole('switch', { name: 'Show facts' }));
    server.on(EDIT, answers.ok({ listing: again }));
    fireEvent.click(screen.getByRole('button', { name: 'loved (Kept by you)' }));
    fireEvent.click(await screen.findByText('Undo keep'));
    await waitFor(() => expect(editor.openClaims).toHaveLength(1));
    expect(JSON.parse(String(server.requests[1]?.body))).toEqual({ kept_statements: [], version: 2 });
  });

  it('asks before it keeps a contradicted statement, and keeps it through other edits', async () => {
    const sentence = 'It is loved by hikers';
    const statement = { field: 'description' as const, text: 'loved', sentence };
    const listing = aText({
      grounding: [{ ...claim('loved', 'unsupported'), kept: true }],
      kept_statements: [statement],
      version: 2,
    });
    const server = new FakeServer().on(EDIT, answers.ok({ listing }));
    const editor = await show(aText(), server);
    fireEvent.click(screen.getByRole('button', { name: 'loved (No fact supports this)' }));
    fireEvent.click(await screen.findByText('Keep'));
    expect(server.requests).toHaveLength(0);
    fireEvent.click(await screen.findByText('Keep despite contradiction'));
    await waitFor(() => expect(editor.keptClaims).toHaveLength(1));
    act(() => editor.set({ generated_description: text.replace('750 ml', '800 ml') }));
    expect(editor.keptClaims.map((one) => one.text)).toContain('loved');
    expect(editor.openClaims.map((one) => one.text)).not.toContain('loved');
    act(() => editor.removeOpenClaims());
    expect(editor.copy.generated_description).toContain('loved by hikers');
    expect(editor.copy.generated_description).not.toContain('800 ml');
  });

  it('links a statement to its fact', async () => {
    const editor = await show();
    fireEvent.click(screen.getByRole('switch', { name: 'Show facts' }));
    fireEvent.click(screen.getByRole('button', { name: 'It holds 750 ml (Given)' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show in Facts' }));
    expect(editor.shownFact).toBe('f1');
  });
});
