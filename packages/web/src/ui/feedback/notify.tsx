import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconExclamationMark, IconInfoSmall } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { failureMessage } from '../../api/failureMessage';
import { isKind } from '../../api/isKind';
import styles from './feedback.module.css';

const DURATION = { success: 3000, error: 5000, info: 4000, withAction: 10_000 } as const;

interface Action {
  readonly label: string;
  readonly onClick: () => void;
  /** The toast is removed, whether or not its action was used. */
  readonly onGone?: () => void;
}

interface Look {
  readonly color: string;
  readonly icon: ReactNode;
  readonly duration: number;
  /** A toast that disappears after three seconds needs no close button. */
  readonly canClose?: boolean;
}

/** Visible error toasts. */
const faults = new Set<string>();

function show(message: string, look: Look, action?: Action): () => void {
  // An Undo toast is never reused for another action with the same message.
  const id = action?.onGone === undefined ? `${look.color}:${message}` : crypto.randomUUID();
  const act = () => {
    action?.onClick();
    notifications.hide(id);
  };
  const hasButton = action !== undefined || look.canClose === true;
  // A repeated message reuses its toast and restarts the timer.
  notifications.hide(id);
  // The action that failed before has now succeeded: close its error toast.
  if (look.color === 'ok') {
    faults.forEach((one) => notifications.hide(one));
    faults.clear();
  }
  // A toast with an action stays until it is answered.
  if (look.color === 'bad' && action === undefined) faults.add(id);
  notifications.show({
    id,
    color: look.color,
    icon: look.icon,
    withCloseButton: hasButton,
    // Without a button, clicks pass through to what is below.
    ...(hasButton ? {} : { className: styles.toastTransient }),
    ...(action?.onGone === undefined ? {} : { onClose: action.onGone }),
    autoClose: action === undefined ? look.duration : DURATION.withAction,
    message:
      action === undefined ? (
        message
      ) : (
        <span className="lw-row lw-toast-row">
          <span className="lw-toast-text">{message}</span>
          <Button variant="outline" color="neutral" size="xs" onClick={act}>
            {action.label}
          </Button>
        </span>
      ),
  });
  return () => void notifications.hide(id);
}

/**
 * Toasts, at the bottom left: success 3 s, error 5 s, else 4 s; with an action 10 s. Each returns a function that hides
 * it.
 */
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
  /** The toast for a failed call. A used-up quota has its own modal, so it gets no toast. */
  failure: (error: unknown, fallback: string, action?: Action) => {
    if (!isKind(error, 'quota_exceeded')) notify.error(failureMessage(error, fallback), action);
  },
};
