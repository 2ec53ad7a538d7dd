import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

const STEPS = {
  light: { name: 'light', icon: IconSun, next: 'dark' },
  dark: { name: 'dark', icon: IconMoon, next: 'auto' },
  auto: { name: 'system', icon: IconDeviceDesktop, next: 'light' },
} as const;

/** Cycles through light, dark and system. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { name, icon: Mark, next } = STEPS[colorScheme];
  const label = `Theme: ${name}. Switch to ${STEPS[next].name}`;
  return (
    <ActionIcon aria-label={label} title={label} onClick={() => setColorScheme(next)}>
      <Mark size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
