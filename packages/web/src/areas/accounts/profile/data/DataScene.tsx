import { AccountPage } from '../AccountPage';
import { DataCard } from './DataCard';

/** Taking the data along, and deleting the account. */
export function DataScene() {
  return (
    <AccountPage title="Your data" purpose="Export everything, or delete the account.">
      <DataCard />
    </AccountPage>
  );
}
