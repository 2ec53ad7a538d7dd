import { describe, expect, it } from '@jest/globals';
import { MemoryStorage } from '../testing/MemoryStorage';
import { PersistedForm } from './PersistedForm';

const EMPTY = { name: '', tags: [] as string[] };

describe('PersistedForm', () => {
  it('restores what was typed, and when', () => {
    const storage = new MemoryStorage();
    const first = new PersistedForm('draft:1', EMPTY, storage, () => 1000);
    first.set({ name: 'Bottle' });
    first.keep();
    const second = new PersistedForm('draft:1', EMPTY, storage);
    expect(second.value).toEqual({ name: 'Bottle', tags: [] });
    expect(second.restoredFrom).toEqual(new Date(1000));
  });

  it('belongs to one user and route', () => {
    const storage = new MemoryStorage();
    const mine = new PersistedForm('draft:1', EMPTY, storage);
    mine.set({ name: 'Mine' });
    mine.keep();
    expect(new PersistedForm('draft:2', EMPTY, storage).restoredFrom).toBeNull();
  });

  it('stores nothing for an empty form', () => {
    const storage = new MemoryStorage();
    const form = new PersistedForm('draft:1', EMPTY, storage);
    form.set({ name: 'x' });
    form.set({ name: '' });
    form.keep();
    expect(storage.length).toBe(0);
  });

  it('discards', () => {
    const storage = new MemoryStorage();
    const form = new PersistedForm('draft:1', EMPTY, storage);
    form.set({ name: 'x' });
    form.keep();
    form.discard();
    expect(form).toMatchObject({ value: EMPTY, restoredFrom: null });
    expect(storage.length).toBe(0);
  });

  it('is not offered again after release, and keeps its values until then', () => {
    const storage = new MemoryStorage();
    const form = new PersistedForm('draft:1', EMPTY, storage);
    form.set({ name: 'x' });
    form.keep();
    form.release(form.value);
    // The screen is left.
    form.keep();
    expect(form.value.name).toBe('x');
    expect(new PersistedForm('draft:1', EMPTY, storage).value).toEqual(EMPTY);
    form.set({ name: 'y' });
    form.keep();
    expect(new PersistedForm('draft:1', EMPTY, storage).value.name).toBe('y');
  });

  it('keeps what was typed after it was sent', () => {
    const storage = new MemoryStorage();
    const form = new PersistedForm('draft:1', EMPTY, storage);
    form.set({ name: 'x' });
    form.keep();
    const sent = form.value;
    form.set({ tags: ['typed meanwhile'] });
    form.release(sent);
    expect(new PersistedForm('draft:1', EMPTY, storage).value).toEqual({ name: 'x', tags: ['typed meanwhile'] });
    form.set({ tags: [] });
    form.release(sent);
    expect(new PersistedForm('draft:1', EMPTY, storage).value).toEqual(EMPTY);
  });

  it('starts empty from an invalid draft, and adds fields of a later version', () => {
    const storage = new MemoryStorage();
    storage.setItem('draft:1', '{broken');
    expect(new PersistedForm('draft:1', EMPTY, storage).value).toEqual(EMPTY);
    storage.setItem('draft:1', JSON.stringify({ value: { name: 'Old' }, savedAt: 5 }));
    expect(new PersistedForm('draft:1', EMPTY, storage).value).toEqual({ name: 'Old', tags: [] });
  });

  it('survives a blocked storage', () => {
    const storage = new MemoryStorage();
    storage.setItem = () => {
      throw new Error('full');
    };
    const form = new PersistedForm('draft:1', EMPTY, storage);
    form.set({ name: 'x' });
    expect(() => form.keep()).not.toThrow();
  });
});
