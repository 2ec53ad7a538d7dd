import type { ListCanary } from './ListCanary';
export const RowCanary = (list: ListCanary) => list.rows;
