import { describe, expect, it } from '@jest/globals';
import { MemoryStorage } from '../../../testing/MemoryStorage';
import { emptyProductForm } from './ProductForm';
import { ProductFormStore } from './ProductFormStore';

const KEY = 'draft:1:/app/products';

describe('ProductFormStore', () => {
  it('keeps as a draft what was typed while it saved, and nothing otherwise', async () => {
    const storage = new MemoryStorage();
    let type = () => undefined as void;
    const store = new ProductFormStore(
      KEY,
      emptyProductForm,
      async () => {
        type();
        return 'p1';
      },
      storage,
    );
    store.set({ name: 'Cup' });
    expect([await store.save.run(), storage.getItem(KEY)]).toEqual(['p1', null]);
    type = () => store.set({ notes: 'Holds 350 ml.' });
    await store.save.run();
    const draft = new ProductFormStore(KEY, emptyProductForm, async () => 'p2', storage).form;
    expect(draft.value).toMatchObject({ name: 'Cup', notes: 'Holds 350 ml.' });
  });
});
