import { Modal } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { notify } from '../../../ui/feedback/notify';
import { accountMessages } from '../accountMessages';
import { LazyTotpSetup } from './LazyTotpSetup';
import type { TotpStore } from './TotpStore';

interface DialogProps {
  readonly store: TotpStore;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const SetupDialog = observer(function SetupDialog({ store, isOpen, onClose }: DialogProps) {
  const isShowingCodes = store.recoveryCodes !== null;
  const close = () => {
    // The codes are shown once: do not create them if the dialog was closed meanwhile.
    if (store.confirm.isRunning) return;
    onClose();
    store.forget();
    if (isShowingCodes) notify.success(accountMessages.totp.on);
  };
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={isShowingCodes ? 'Save your recovery codes' : 'Set up two-step sign-in'}
      size={520}
      closeOnClickOutside={false}
      closeOnEscape={!isShowingCodes}
      withCloseButton={!isShowingCodes}
    >
      <LazyTotpSetup store={store} onDone={close} onCancel={close} />
    </Modal>
  );
});
