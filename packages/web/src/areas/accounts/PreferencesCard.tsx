import { SegmentedControl, Switch, useMantineColorScheme } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useRootStore } from '../../state/useRootStore';

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
];

/** Choices that this device keeps. */
export const PreferencesCard = observer(function PreferencesCard() {
  const { preferences } = useRootStore();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <section className="lw-card lw-stack" aria-label="This device">
      <h2>This device</h2>
      <div className="lw-setting">
        <div>
          <p className="lw-meter-label" id="theme-label">
            Theme
          </p>
          <p className="lw-caption">System follows your device.</p>
        </div>
        <SegmentedControl
          aria-labelledby="theme-label"
          data={THEMES}
          value={colorScheme}
          onChange={(value) => setColorScheme(value === 'light' || value === 'dark' ? value : 'auto')}
        />
      </div>
      <div className="lw-setting">
        <div>
          <p className="lw-meter-label" id="keys-label">
            Single-key shortcuts
          </p>
          <p className="lw-caption">Such as g then l for the library. ? lists them all.</p>
        </div>
        <Switch
          aria-labelledby="keys-label"
          checked={preferences.singleKeys}
          onChange={({ currentTarget }) => preferences.setSingleKeys(currentTarget.checked)}
        />
      </div>
    </section>
  );
});
