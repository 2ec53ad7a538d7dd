import { describe, expect, it } from '@jest/globals';
import { MemoryStorage } from '../testing/MemoryStorage';
import { Draft } from './Draft';
import { PersistedDraft } from './PersistedDraft';

interface Text {
  readonly title: string;
  readonly tags: readonly string[];
}

const STORED: Text = { title: 'Bottle', tags: ['a'] };
const place = (storage: Storage, version = 1) => ({
  key: 'draft:me:/there',
  version: () => version,
  storage,
  now: () => 1000,
});

describe('PersistedDraft', () => {
  it('restores the unsaved changes, and only those', () => {
    const storage = new MemoryStorage();
    const before = new Draft(STORED);
    const persisted = new PersistedDraft(before, place(storage));
    expect(persisted.restoredFrom).toBeNull();
    before.set({ title: 'Flask' });

    const after = new Draft({ title: 'Bottle', tags: ['a', 'b'] });
    const restored = new PersistedDraft(after, place(storage, 2));
    expect(after.value).toEqual({ title: 'Flask', tags: ['a', 'b'] });
    expect(restored.restoredFrom).toEqual(new Date(1000));
    expect(restored.restoredVersion).toBe(1);
  });

  it('stores nothing once the change is saved or discarded', () => {
    const storage = new MemoryStorage();
    const draft = new Draft(STORED);
    const persisted = new PersistedDraft(draft, place(storage));
    draft.set({ title: 'Flask' });
    expect(storage.length).toBe(1);
    draft.revert();
    expect(storage.length).toBe(0);
    draft.set({ title: 'Flask' });
    draft.rebase({ ...STORED, title: 'Flask' });
    expect(storage.length).toBe(0);
    expect(persisted.restoredFrom).toBeNull();
  });

  it('survives a broken or full storage', () => {
    const storage = new MemoryStorage();
    storage.setItem('draft:me:/there', '{broken');
    storage.setItem = () => {
      throw new Error('full');
    };
    const draft = new Draft(STORED);
    expect(new PersistedDraft(draft, place(storage)).restoredFrom).toBeNull();
    draft.set({ title: 'Flask' });
    expect(draft.value.title).toBe('Flask');
  });
});
