import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { DataTable, type Column } from '../../ui/list/DataTable';
import { ListFilters } from '../../ui/list/ListFilters';
import { ListTools } from '../../ui/list/ListTools';
import { RowsSkeleton } from '../../ui/list/row/RowsSkeleton';
import { selectionColumn } from '../../ui/list/selectionColumn';
import { SortSelect } from '../../ui/list/SortSelect';
import { useHiddenColumns } from '../../ui/list/useHiddenColumns';
import { useListFilter } from '../../ui/list/useListFilter';
import { useListOrder } from '../../ui/list/useListOrder';
import { StatusPill } from '../../ui/page/StatusPill';
import { ProductPhoto } from '../../ui/product/ProductPhoto';
import { Sparkline } from '../../ui/Sparkline';
import { State } from './State';

interface Row {
  readonly id: string;
  readonly score: number;
  readonly week: readonly number[];
}

const ROWS: readonly Row[] = [
  { id: 'Himal Steel Bottle 750 ml', score: 91, week: [1, 3, 2, 5, 8, 6, 9] },
  { id: 'Himal Linen Apron', score: 64, week: [4, 4, 3, 2, 2, 1, 1] },
  { id: 'Himal Enamel Pot with a Lid and two Handles, Forest Green, 1.2 l', score: 38, week: [0, 0, 0, 0, 0, 0, 0] },
];
const COLUMNS: readonly Column<Row>[] = [
  {
    name: 'Product',
    cell: ({ id }) => (
      <span className="lw-row">
        <ProductPhoto name={id} thumbnail={null} />
        {id}
      </span>
    ),
  },
  {
    name: 'Status',
    cell: ({ score }) =>
      score >= 70 ? <StatusPill tone="ok">Ready</StatusPill> : <StatusPill tone="warn">Needs work</StatusPill>,
  },
  { name: 'Score', sort: 'score', isFigure: true, cell: ({ score }) => score },
  { name: 'Week', cell: ({ week }) => <Sparkline values={week} label="Visits of the week" /> },
];

/** The list template: its tools, and the table in every state. */
export function ListsPart() {
  return (
    <MemoryRouter initialEntries={['/?search=himal&status=work&order=asc']}>
      <State name="Search, filters and view">
        <Tools />
      </State>
      <State name="Sorted">
        <Sorted />
      </State>
      {[0, 1, ROWS.length].map((count) => (
        <State key={count} name={`Selecting: ${count} of ${ROWS.length}`}>
          <Selecting first={count} />
        </State>
      ))}
      <State name="Read again">
        <DataTable caption="Products that are read again" rows={ROWS} columns={COLUMNS} isDimmed />
      </State>
      <State name="Loading">
        <RowsSkeleton label="Loading products" hasPhoto />
      </State>
    </MemoryRouter>
  );
}

function Tools() {
  const filter = useListFilter(['search', 'status']);
  const order = useListOrder(['score']);
  const hidden = useHiddenColumns();
  return (
    <ListFilters
      filter={filter}
      searchLabel="Search products"
      choices={[
        {
          name: 'status',
          label: 'Status',
          options: [
            ['', 'All statuses'],
            ['work', 'Needs work'],
          ],
        },
      ]}
    >
      <SortSelect order={order} choices={[{ sort: 'score', order: 'asc', label: 'Lowest score' }]} />
      <ListTools
        title="Kit"
        columns={['Status', 'Week']}
        hidden={hidden}
        readRows={() => Promise.resolve([['Product'], ['Bottle']])}
      />
    </ListFilters>
  );
}

function Sorted() {
  const order = useListOrder(['score']);
  return <DataTable caption="Sorted products" rows={ROWS} columns={COLUMNS} order={order} />;
}

function Selecting({ first }: { readonly first: number }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(ROWS.slice(0, first).map(({ id }) => id)));
  const column = selectionColumn<Row>({
    rows: ROWS,
    selected,
    select: (id, isSelected) =>
      setSelected(new Set(isSelected ? [...selected, id] : [...selected].filter((one) => one !== id))),
    selectAll: (isSelected) => setSelected(new Set(isSelected ? ROWS.map(({ id }) => id) : [])),
    allLabel: 'Select all products',
    label: ({ id }) => `Select ${id}`,
  });
  return (
    <DataTable caption={`Products, ${first} selected`} rows={ROWS} columns={[column, ...COLUMNS]} selected={selected} />
  );
}
