import { UnstyledButton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { accountMessages } from '../accountMessages';
import { useLogout } from '../../../ui/account/useLogout';
import { AuthPage } from '../entrance/AuthPage';
import { LazyTotpSetup } from './LazyTotpSetup';
import { TotpStore } from './TotpStore';

/** The first page of an administrator if the server requires two-step sign-in. */
export const RequiredTotpScene = observer(function RequiredTotpScene({ onDone }: { readonly onDone: () => void }) {
  const { client, session } = useRootStore();
  const [store] = useState(() => new TotpStore(client, session));
  const logout = useLogout();
  const isShowingCodes = store.recoveryCodes !== null;
  return (
    <AuthPage
      title={isShowingCodes ? 'Save your recovery codes' : 'Set up two-step sign-in'}
      purpose={isShowingCodes ? accountMessages.totp.onNow : accountMessages.totp.requiredHere}
    >
      <LazyTotpSetup store={store} onDone={onDone} />
      {isShowingCodes ? null : (
        <div className="lw-secondary lw-row lw-small">
          <Link to="/app/dashboard" className="lw-link">
            Back to app
          </Link>{' '}
          ·{' '}
          <UnstyledButton type="button" className="lw-link" onClick={logout}>
            Log out
          </UnstyledButton>
        </div>
      )}
    </AuthPage>
  );
});
