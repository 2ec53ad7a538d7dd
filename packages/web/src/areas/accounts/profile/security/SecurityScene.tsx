import { useState } from 'react';
import { TotpCard } from '../../totp/TotpCard';
import { AccountPage } from '../AccountPage';
import { PasswordCard } from './PasswordCard';
import { SessionsCard } from './SessionsCard';

/** How the account is entered, and from where. */
export function SecurityScene() {
  // A password change ended the other sessions: reload their list.
  const [round, setRound] = useState(0);
  return (
    <AccountPage title="Security" purpose="Your password, the second step of the login, and where you are logged in.">
      <PasswordCard onChanged={() => setRound((before) => before + 1)} />
      <TotpCard />
      <SessionsCard key={round} />
    </AccountPage>
  );
}
