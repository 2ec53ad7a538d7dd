import { observer } from 'mobx-react-lite';
import { useRootStore } from '../../../state/useRootStore';
import { PasswordStep } from './PasswordStep';
import { RecoveryCodes } from './RecoveryCodes';
import { ScanStep } from './ScanStep';
import type { TotpStore } from './TotpStore';

interface TotpSetupProps {
  readonly store: TotpStore;
  readonly onDone: () => void;
  /** Absent if the set-up is mandatory. */
  readonly onCancel?: () => void;
}

/** The steps of the set-up: password, app and first code, recovery codes. */
export const TotpSetup = observer(function TotpSetup({ store, onDone, onCancel }: TotpSetupProps) {
  const { session } = useRootStore();
  const { setup, recoveryCodes } = store;
  if (recoveryCodes !== null) {
    return <RecoveryCodes codes={recoveryCodes} email={session.user?.email ?? ''} onDone={onDone} />;
  }
  if (setup !== null) return <ScanStep key={setup.secret} store={store} setup={setup} onCancel={onCancel} />;
  return <PasswordStep store={store} onCancel={onCancel} />;
});
