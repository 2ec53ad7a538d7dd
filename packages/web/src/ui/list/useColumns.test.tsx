import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Column } from './DataTable';
import { useColumns } from './useColumns';

const columns: readonly Column<object>[] = [
  { name: 'Customer', cell: () => null },
  { name: 'Plan', cell: () => null },
  { name: 'Actions', isQuiet: true, cell: () => null },
];

const columnsAt = (path: string) =>
  renderHook(() => useColumns(columns), {
    wrapper: ({ children }: PropsWithChildren) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  }).result.current;

describe('the columns of a list', () => {
  it('are all shown at first, and those after the first with a visible name can be hidden', () => {
    const { shown, menu } = columnsAt('/');
    expect(shown).toEqual(columns);
    expect(menu.columns).toEqual(['Plan']);
  });

  it('are without those that the address hides, except what is not in the menu', () => {
    const { shown } = columnsAt('/?hide=Customer,Plan,Actions');
    expect(shown.map(({ name }) => name)).toEqual(['Customer', 'Actions']);
  });
});
