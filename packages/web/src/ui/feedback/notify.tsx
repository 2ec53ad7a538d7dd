import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconExclamationMark, IconInfoSmall } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { failureMessage } from '../../api/failureMessage';
import { isKind } from '../../api/isKind';

const DURATION = { success: 3000, error: 5000, info: 4000, withAction: 10_000 } as const;

interface Action {
  readonly label: string;
  readonly onClick: () => void;
  /** When the toast goes, used or not. */
  readonly onGone?: () => void;
}

interface Look {
  readonly color: string;
  readonly icon: ReactNode;
  readonly duration: number;
  /** What goes by itself in three seconds needs no button to close it. */
  readonly canClose?: boolean;
}

/** Toasts of failures that still stand. */
const faults = new Set<string>();

function show(message: string, look: Look, action?: Action): () => void {
  // A toast that takes something back is never started again for another act of the same name.
  const id = action?.onGone === undefined ? `${look.color}:${message}` : crypto.randomUUID();
  const act = () => {
    action?.onClick();
    notifications.hide(id);
  };
  const hasButton = action !== undefined || look.canClose === true;
  // The same sentence twice is one toast, started again.
  notifications.hide(id);
  // What failed before has worked now: its toast would contradict this one.
  if (look.color === 'ok') {
    faults.forEach((one) => notifications.hide(one));
    faults.clear();
  }
  // One that offers something stays until it is answered.
  if (look.color === 'bad' && action === undefined) faults.add(id);
  notifications.show({
    id,
    color: look.color,
    icon: look.icon,
    withCloseButton: hasButton,
    // Without a button of its own it lets clicks through to what it lies over.
    ...(hasButton ? {} : { className: 'lw-toast-passing' }),
    ...(action?.onGone === undefined ? {} : { onClose: action.onGone }),
    autoClose: action === undefined ? look.duration : DURATION.withAction,
    message:
      action === undefined ? (
        message
      ) : (
        <span className="lw-row">
          {message}
          <Button variant="outline" color="neutral" size="xs" onClick={act}>
            {action.label}
          </Button>
        </span>
      ),
  });
  return () => void notifications.hide(id);
}

/** Toasts, at the top right: success 3 s, error 5 s, else 4 s; with an action 10 s. Each gives back how to hide it. */
export const notify = {
  success: (message: string, action?: Action) =>
    show(
      message,
      { color: 'ok', icon: <IconCheck size={16} stroke={2.5} aria-hidden />, duration: DURATION.success },
      action,
    ),
  error: (message: string, action?: Action) =>
    show(
      message,
      {
        color: 'bad',
        icon: <IconExclamationMark size={16} stroke={2.5} aria-hidden />,
        duration: DURATION.error,
        canClose: true,
      },
      action,
    ),
  info: (message: string, action?: Action) =>
    show(
      message,
      { color: 'info', icon: <IconInfoSmall size={18} stroke={2.5} aria-hidden />, duration: DURATION.info },
      action,
    ),
  /** The failure of a call. A spent quota has its own modal, so it gets no toast beside it. */
  failure: (error: unknown, fallback: string, action?: Action) => {
    if (!isKind(error, 'quota_exceeded')) notify.error(failureMessage(error, fallback), action);
  },
};
