import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** Names the object: "Revoke “nightly export”?" */
  readonly title: string;
  readonly confirmLabel: string;
  readonly isRunning?: boolean;
  readonly children: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms an action that cannot be undone. Cancel has the focus, so that Enter by habit does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, confirmLabel, isRunning = false, children, onConfirm, onClose } = props;
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} size={440}>
      <div className="lw-stack">
        {children}
        <div className="lw-dialog-actions">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button color="bad" onClick={onConfirm} loading={isRunning}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
