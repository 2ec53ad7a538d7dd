import { RowCanary } from './RowCanary';
export interface ListCanary {
  readonly rows: number;
}
export const listCanary = () => RowCanary({ rows: 1 });
