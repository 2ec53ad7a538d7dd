import { lazy, Suspense, useState } from 'react';
import { notify } from '../../../ui/feedback/notify';
import type { RowActionsProps } from './RowActions';
import { RowButton } from './RowButton';

const load = () => import('./RowActions').then((library) => ({ default: library.RowActions }));
const RowActions = lazy(load);
// A failure is told when the menu is opened.
const prepare = () => void load().catch(() => undefined);

/** The button of a row. Its menu is made when it is pressed: a library of hundreds of rows would keep one for each. */
export function RowMenu(props: RowActionsProps) {
  const [isPressed, setPressed] = useState(false);
  const open = async () => {
    try {
      await load();
      setPressed(true);
    } catch (error) {
      notify.failure(error, 'Failed to open the menu');
    }
  };
  const button = (
    <RowButton
      name={props.row.product_name}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    />
  );
  return isPressed ? (
    <Suspense fallback={button}>
      <RowActions {...props} />
    </Suspense>
  ) : (
    button
  );
}
