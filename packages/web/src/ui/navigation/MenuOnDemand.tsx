import { Suspense, useState, type ReactNode } from 'react';
import { notify } from '../feedback/notify';

/** What the button of a menu has, as long as the menu is not there. */
interface MenuButtonProps {
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': false;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
  readonly onClick: () => void;
}

interface MenuOnDemandProps {
  readonly load: () => Promise<unknown>;
  readonly button: (props: MenuButtonProps) => ReactNode;
  /** The menu with its button. It opens at once (`useOpenMenu`): it comes when the button is pressed. */
  readonly children: ReactNode;
}

/** The button of a menu whose code is loaded when the button is reached: the placement of menus weighs more than most pages. */
export function MenuOnDemand({ load, button, children }: MenuOnDemandProps) {
  const [isPressed, setPressed] = useState(false);
  // A failure is reported when the menu is opened.
  const prepare = () => void load().catch(() => undefined);
  const open = async () => {
    try {
      await load();
      setPressed(true);
    } catch (error) {
      notify.failure(error, 'Failed to open the menu');
    }
  };
  const alone = button({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => void open(),
  });
  return isPressed ? <Suspense fallback={alone}>{children}</Suspense> : alone;
}
