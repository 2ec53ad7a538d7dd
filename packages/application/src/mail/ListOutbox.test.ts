import { describe, expect, it } from '@jest/globals';
import { FixedClock, InMemoryOutbox } from '../../testing/index.js';
import { ListOutbox } from './ListOutbox.js';

describe('ListOutbox', () => {
  it('shows a page of the emails, and their texts as long as they hold', async () => {
    const [outbox, clock] = [new InMemoryOutbox(), new FixedClock()];
    const list = new ListOutbox(outbox, clock);
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + 1000);
    for (const id of ['one', 'two'])
      await outbox.add({ id, to: 'a@example.com', subject: 'Hello', text: id, createdAt, expiresAt, withheld: false });
    const texts = async (limit: number) => (await list.execute({ limit })).items.map(({ text }) => text);
    expect([await texts(1), await texts(5)]).toEqual([['two'], ['two', 'one']]);
    clock.advance(1000);
    expect(await texts(5)).toEqual(['', '']);
  });
});
