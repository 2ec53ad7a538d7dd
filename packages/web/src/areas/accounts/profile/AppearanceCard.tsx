import { SegmentedControl, Switch, useMantineColorScheme } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { DENSITIES } from '../../../state/PreferencesStore';
import { useRootStore } from '../../../state/useRootStore';
import { SectionCard } from '../../../ui/page/SectionCard';
import styles from './profile.module.css';

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
];
const ROWS = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

/** Preferences that are stored on this device. */
export const AppearanceCard = observer(function AppearanceCard() {
  const { preferences } = useRootStore();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SectionCard id="appearance" title="Appearance and keyboard" note="Saved on this device.">
      <Setting id="theme" label="Theme" note="System uses your device’s setting.">
        <SegmentedControl
          aria-labelledby="setting-theme"
          data={THEMES}
          value={colorScheme}
          onChange={(value) => setColorScheme(value === 'light' || value === 'dark' ? value : 'auto')}
        />
      </Setting>
      <Setting id="density" label="Density" note="Compact shows more table rows.">
        <SegmentedControl
          aria-labelledby="setting-density"
          data={ROWS}
          value={preferences.density}
          onChange={(value) => preferences.setDensity(DENSITIES.find((one) => one === value) ?? 'comfortable')}
        />
      </Setting>
      <Setting
        id="keys"
        label="Single-key shortcuts"
        note="For example, g then l opens the library. Press ? to see all."
      >
        <Switch
          aria-labelledby="setting-keys"
          checked={preferences.singleKeys}
          onChange={({ currentTarget }) => preferences.setSingleKeys(currentTarget.checked)}
        />
      </Setting>
    </SectionCard>
  );
});

interface SettingProps {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Setting({ id, label, note, children }: SettingProps) {
  return (
    <div className={styles.setting}>
      <div>
        <p className="lw-meter-label" id={`setting-${id}`}>
          {label}
        </p>
        <p className="lw-caption">{note}</p>
      </div>
      {children}
    </div>
  );
}
