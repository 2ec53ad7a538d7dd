import { describe, expect, it } from '@jest/globals';
import { PagedList, type PageRequest } from './PagedList';

const ALL = Array.from({ length: 120 }, (_, at) => ({ id: String(at) }));

function build() {
  const asked: PageRequest[] = [];
  const list = new PagedList(async ({ search }: { search: string }, page: PageRequest) => {
    asked.push(page);
    if (search === 'broken') throw new Error('no');
    const found = ALL.filter(({ id }) => id.startsWith(search));
    const from = Number(page.cursor ?? 0);
    const next = from + page.limit < found.length ? String(from + page.limit) : null;
    const rows = found.slice(from, from + page.limit);
    return { rows, total: found.length, totalIsCapped: false, nextCursor: next, extra: found.length * 2 };
  });
  return { list, asked };
}

describe('PagedList', () => {
  it('reads page after page until there is no more', async () => {
    const { list, asked } = build();
    expect(list.isFirstLoad).toBe(true);
    await list.load.run({ search: '' });
    expect([list.rows.size, list.total, list.hasMore, list.extra]).toEqual([50, 120, true, 240]);
    await list.more.run();
    await list.more.run();
    await list.more.run();
    expect([list.rows.size, list.hasMore, asked.length]).toEqual([120, false, 3]);
  });

  it('starts again with another filter, and keeps its rows if that fails', async () => {
    const { list } = build();
    await list.load.run({ search: '1' });
    expect(list.rows.all[0]?.id).toBe('1');
    await list.load.run({ search: 'broken' });
    expect([list.load.status, list.rows.size]).toEqual(['failed', 31]);
    await list.reload();
    expect([list.load.status, list.rows.size]).toEqual(['done', 31]);
  });

  it('shows the answer to the last filter, in whatever order the answers come', async () => {
    const answer: Record<string, () => void> = {};
    const list = new PagedList(async ({ search }: { search: string }, { cursor }: PageRequest) => {
      await new Promise<void>((resolve) => (answer[`${search}${cursor ?? ''}`] = resolve));
      return { rows: [{ id: search }], total: 1, totalIsCapped: false, nextCursor: 'more', extra: null };
    });
    const shown = () => list.rows.all.map(({ id }) => id);
    const [early, late] = [list.load.run({ search: 'bo' }), list.load.run({ search: 'bottle' })];
    answer['bottle']?.();
    await late;
    answer['bo']?.();
    await early;
    expect([shown(), list.load.status]).toEqual([['bottle'], 'done']);
    const more = list.more.run();
    const cups = list.load.run({ search: 'cup' });
    answer['cup']?.();
    await cups;
    answer['bottlemore']?.();
    await more;
    expect(shown()).toEqual(['cup']);
  });

  it('never joins the rows of two filters, also where more is asked for while the first page loads', async () => {
    const answer: Record<string, () => void> = {};
    const list = new PagedList(async ({ search }: { search: string }, { cursor }: PageRequest) => {
      await new Promise<void>((resolve) => (answer[`${search}${cursor ?? ''}`] = resolve));
      const nextCursor = `after ${search}`;
      return { rows: [{ id: `${search}${cursor ?? ''}` }], total: 1, totalIsCapped: false, nextCursor, extra: search };
    });
    const shown = () => list.rows.all.map(({ id }) => id);
    const bottles = list.load.run({ search: 'bottle' });
    answer['bottle']?.();
    await bottles;
    const cups = list.load.run({ search: 'cup' });
    const more = list.more.run();
    answer['cup']?.();
    await cups;
    answer['bottleafter bottle']?.();
    await more;
    expect([shown(), list.extra]).toEqual([['cup'], 'cup']);
    const next = list.more.run();
    answer['cupafter cup']?.();
    await next;
    expect(shown()).toEqual(['cup', 'cupafter cup']);
  });
});
