import { beforeAll, describe, expect, it } from '@jest/globals';
import { createRootStore } from '../../../state/createRootStore';
import { aListing } from '../../../testing/aListing';
import { answers } from '../../../testing/answers';
import { FakeServer } from '../../../testing/FakeServer';
import { MemoryStorage } from '../../../testing/MemoryStorage';
import { UndoStack } from '../../../state/UndoStack';
import { lazyEngine } from './check/lazyEngine';
import { ListingEditor } from './ListingEditor';

const ID = aListing().id;
const EDIT = `PATCH /api/listings/${ID}`;

function editor(server = new FakeServer(), changes = {}, storage = new MemoryStorage()) {
  const { client } = createRootStore(server.transport, new MemoryStorage());
  return new ListingEditor(client, aListing(changes), 'me', storage);
}

describe('ListingEditor before its check of drafts has loaded', () => {
  it("shows the server's findings of the fields that are not edited, and its own once it has loaded", async () => {
    expect(lazyEngine.current).toBeNull();
    const of = (field: 'title' | 'description') =>
      ({ rule: `stored_${field}`, field, severity: 'info', message: 'm', source: 's' }) as const;
    const work = editor(new FakeServer(), { findings: [of('title'), of('description')] });
    work.set({ generated_title: 'Himal Bottle!! 750 ml' });
    expect(work.findings.map(({ rule }) => rule)).toEqual(['stored_description']);
    await lazyEngine.load();
    expect(work.findings.some(({ field }) => field === 'title')).toBe(true);
    expect(work.findings.map(({ rule }) => rule)).not.toContain('stored_description');
  });
});

describe('ListingEditor', () => {
  beforeAll(() => lazyEngine.load());

  it("shows the server's findings until something is edited, then its own", () => {
    const stored = { rule: 'stored', field: 'title' as const, severity: 'info' as const, message: 'm', source: 's' };
    const work = editor(new FakeServer(), { findings: [stored] });
    expect(work.findings.map(({ rule }) => rule)).toEqual(['stored']);
    work.set({ generated_title: `Himal Bottle ${'very '.repeat(20)}long!` });
    expect(work.findings.some(({ field, severity }) => field === 'title' && severity === 'error')).toBe(true);
    expect(work.findings.map(({ rule }) => rule)).not.toContain('stored');
    expect(work.review.score.capped || work.review.score.score < 60).toBe(true);
  });

  it('applies automatic fixes, and terminates', () => {
    const work = editor();
    work.set({ generated_title: 'Himal Bottle!! 750 ml', search_terms: 'Hiking, hiking bottle' });
    const before = work.findings.filter(({ fix }) => fix !== undefined).length;
    work.fixAll();
    expect(before).toBeGreaterThan(0);
    expect(work.copy.generated_title).not.toContain('!');
    expect(work.findings.filter(({ fix }) => fix !== undefined).length).toBeLessThan(before);
  });

  it('shortens a long title and shows where phrases moved', () => {
    const work = editor();
    work.set({
      generated_title:
        'Himal Insulated Water Bottle, 750 ml, Forest Green, Leakproof Lid for Hiking, Double Wall Vacuum Flask',
    });
    work.fitTitle();
    expect([...work.copy.generated_title].length).toBeLessThanOrEqual(75);
    expect(work.moved.length).toBeGreaterThan(0);
  });

  it('saves only changed fields, with the version it started from', async () => {
    const server = new FakeServer().on(EDIT, answers.ok({ listing: aListing({ generated_title: 'New', version: 2 }) }));
    const work = editor(server);
    work.set({ generated_title: 'New' });
    await work.save.run();
    expect(JSON.parse(String(server.requests[0]?.body))).toEqual({ generated_title: 'New', version: 1 });
    expect(work.draft.isDirty).toBe(false);
    expect(work.listing.version).toBe(2);
  });

  it('keeps the edits through a conflict and applies them to the newer text', async () => {
    const newer = aListing({ generated_title: 'Theirs', item_highlights: 'Theirs', version: 2 });
    const server = new FakeServer()
      .on(EDIT, answers.problem(409, 'conflict', 'Changed meanwhile.'))
      .on(`GET /api/listings/${ID}`, answers.ok({ listing: newer }));
    const work = editor(server);
    work.set({ generated_title: 'Mine' });
    await work.save.run();
    expect(work.hasConflict).toBe(true);
    await work.settleConflict(true);
    expect(work.copy).toMatchObject({ generated_title: 'Mine', item_highlights: 'Theirs' });
    expect(work).toMatchObject({ hasConflict: false, listing: { version: 2 } });
  });

  it('locks at once, and reverts if the server fails', async () => {
    const work = editor(new FakeServer().on(EDIT, answers.problem(503, 'unavailable', 'Down.')));
    const locking = work.toggleLock('title');
    expect(work.isLocked('title')).toBe(true);
    await expect(locking).rejects.toThrow('Down.');
    expect(work.isLocked('title')).toBe(false);
  });

  it('takes a rewritten field and keeps the edits of the others', async () => {
    const listing = aListing({ generated_title: 'Rewritten', version: 2 });
    const server = new FakeServer().on(`POST /api/listings/${ID}/rewrite`, answers.ok({ listing }));
    const work = editor(server);
    work.set({ generated_title: 'Mine', item_highlights: 'Mine' });
    await work.rewrite.run('title');
    expect(work.copy).toMatchObject({ generated_title: 'Rewritten', item_highlights: 'Mine' });
  });

  it('adds a keyword to the given field', () => {
    const work = editor();
    work.place('gym flask', 'search_terms');
    work.place('gym flask', 'item_highlights');
    expect(work.copy.search_terms).toBe('hiking outdoor gym flask');
    expect(work.copy.item_highlights).toBe('Double-wall vacuum, gym flask');
    expect(work.review.placements.find(({ keyword }) => keyword === 'gym flask')?.places).toContain('search_terms');
  });

  it('restores unsaved edits after a reload, and reports a newer text', () => {
    const storage = new MemoryStorage();
    editor(new FakeServer(), {}, storage).set({ generated_title: 'Unsaved' });
    const same = editor(new FakeServer(), {}, storage);
    expect(same.copy.generated_title).toBe('Unsaved');
    expect(same.persisted.restoredFrom).not.toBeNull();
    expect(same.hasConflict).toBe(false);
    expect(editor(new FakeServer(), { version: 2 }, storage).hasConflict).toBe(true);
    same.draft.revert();
    expect(editor(new FakeServer(), {}, storage).copy.generated_title).not.toBe('Unsaved');
  });

  it('records fixes for undo while it is open', async () => {
    const undo = new UndoStack();
    const work = editor();
    const detach = work.attach(undo);
    work.set({ generated_title: 'Himal Bottle!! 750 ml' });
    work.fixAll();
    expect(work.copy.generated_title).not.toContain('!!');
    expect(undo.last?.label).toBe('All fixes');
    await undo.undo(undo.last!);
    expect(work.copy.generated_title).toBe('Himal Bottle!! 750 ml');
    work.fixAll();
    detach();
    expect(undo.last).toBeUndefined();
  });
});
