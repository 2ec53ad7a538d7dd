import { AccountPage } from './AccountPage';
import { AppearanceCard } from './AppearanceCard';

/** What this device looks like and listens to. */
export function AppearanceScene() {
  return (
    <AccountPage title="Appearance" purpose="How the app looks and works on this device.">
      <AppearanceCard />
    </AccountPage>
  );
}
