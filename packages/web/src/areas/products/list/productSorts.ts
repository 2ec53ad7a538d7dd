import type { PRODUCT_SORTS } from '@listwright/application/contract';
import type { SortChoice } from '../../../ui/list/SortSelect';

/** The orders of the list of products. */
export const productSorts: readonly SortChoice<(typeof PRODUCT_SORTS)[number]>[] = [
  { sort: 'date', order: 'desc', label: 'Newest first' },
  { sort: 'date', order: 'asc', label: 'Oldest first' },
  { sort: 'name', order: 'asc', label: 'Name A to Z' },
  { sort: 'name', order: 'desc', label: 'Name Z to A' },
  { sort: 'score', order: 'asc', label: 'Lowest score first' },
  { sort: 'score', order: 'desc', label: 'Highest score first' },
];
