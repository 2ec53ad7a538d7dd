import { describe, expect, it } from '@jest/globals';
import { createRootStore } from '../../../state/createRootStore';
import { aListing } from '../../../testing/aListing';
import { answers } from '../../../testing/answers';
import { FakeServer } from '../../../testing/FakeServer';
import { MemoryStorage } from '../../../testing/MemoryStorage';
import { GenerateStore } from './GenerateStore';

describe('GenerateStore', () => {
  it('keeps as a draft what was typed during the run, and nothing otherwise', async () => {
    const storage = new MemoryStorage();
    let type = () => undefined as void;
    const server = new FakeServer().on('POST /api/listings/generate', () => {
      type();
      return answers.ok({ listing: aListing() });
    });
    const open = () => new GenerateStore(createRootStore(server.transport, new MemoryStorage()).client, 'u1', storage);
    const store = open();
    store.set({ productName: 'Cup', marketplace: 'amazon' });
    await store.generate.run();
    expect([store.generate.status, open().form.isEmpty]).toEqual(['done', true]);
    type = () => store.set({ description: 'Holds 350 ml.' });
    await store.generate.run();
    expect(store.generate.status).toBe('done');
    expect(open().form.value).toMatchObject({ productName: 'Cup', description: 'Holds 350 ml.' });
  });
});
