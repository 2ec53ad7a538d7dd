import { describe, expect, it } from '@jest/globals';
import { everyPage } from './everyPage';

describe('everyPage', () => {
  it('reads until there is no next page, each from where the one before ended', async () => {
    const asked: (string | undefined)[] = [];
    const all = await everyPage(async ({ cursor }) => {
      asked.push(cursor);
      return cursor === undefined ? { rows: [1, 2], nextCursor: 'next' } : { rows: [3], nextCursor: null };
    });
    expect([all, asked]).toEqual([
      [1, 2, 3],
      [undefined, 'next'],
    ]);
  });
});
