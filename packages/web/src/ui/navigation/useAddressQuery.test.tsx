import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useHiddenColumns } from '../list/useHiddenColumns';
import { useListFilter } from '../list/useListFilter';
import { useListOrder } from '../list/useListOrder';

const listAt = (path: string) =>
  renderHook(
    () => ({
      search: useLocation().search,
      hidden: useHiddenColumns(),
      filter: useListFilter(['search', 'state']),
      order: useListOrder(['date', 'score']),
    }),
    { wrapper: ({ children }: PropsWithChildren) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter> },
  ).result;

describe('changes of the address before it was rendered again', () => {
  it('add up, whatever they change', () => {
    const list = listAt('/?state=open');
    const { hidden, filter, order } = list.current;
    act(() => {
      hidden.toggle('SKU');
      hidden.toggle('Score');
      filter.set('search', 'bottle');
      order.set({ sort: 'score', order: 'asc' });
      hidden.toggle('SKU');
    });
    expect(Object.fromEntries(new URLSearchParams(list.current.search))).toEqual({
      state: 'open',
      hide: 'Score',
      search: 'bottle',
      sort: 'score',
      order: 'asc',
    });
  });

  it('start from what is shown, once it is', () => {
    const list = listAt('/?search=cup');
    act(() => list.current.hidden.toggle('SKU'));
    act(() => list.current.filter.clear());
    act(() => list.current.hidden.toggle('SKU'));
    expect(list.current.search).toBe('');
  });
});
