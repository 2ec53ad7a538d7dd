import { AccountPage } from '../AccountPage';
import { ApiKeysCard } from './ApiKeysCard';

/** The keys of scripts and the command line. */
export function ApiKeysScene() {
  return (
    <AccountPage title="API keys" purpose="Access to your account for scripts and the command line.">
      <ApiKeysCard />
    </AccountPage>
  );
}
