import { lazy } from 'react';
import { MenuOnDemand } from '../../../ui/navigation/MenuOnDemand';
import type { RowActionsProps } from './RowActions';
import { RowButton } from './RowButton';

const load = () => import('./RowActions').then((library) => ({ default: library.RowActions }));
const RowActions = lazy(load);

/** The button of a row. Its menu is made when it is pressed: a library of hundreds of rows would keep one for each. */
export function RowMenu(props: RowActionsProps) {
  return (
    <MenuOnDemand load={load} button={(press) => <RowButton name={props.row.product_name} {...press} />}>
      <RowActions {...props} />
    </MenuOnDemand>
  );
}
