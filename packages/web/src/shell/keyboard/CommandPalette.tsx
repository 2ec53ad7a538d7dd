import { useMantineColorScheme } from '@mantine/core';
import { Spotlight, spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { IconHelp, IconLogout, IconMoon, IconPlus, IconSearch, IconSun } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLogout } from '../../ui/useLogout';
import { visibleLinks } from '../navigation/visibleNav';

interface CommandPaletteProps {
  /** Counts up with each wish to see the palette. */
  readonly wishes: number;
  readonly onHelp: () => void;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Everything by name: screens and commands. */
export function CommandPalette({ wishes, onHelp }: CommandPaletteProps) {
  const navigate = useNavigate();
  const logout = useLogout();
  const { setColorScheme } = useMantineColorScheme();
  useEffect(() => spotlight.open(), [wishes]);
  const screens: SpotlightActionData[] = visibleLinks.map(({ label, path, icon: Mark }) => ({
    id: path,
    label,
    leftSection: <Mark {...icon} />,
    onClick: () => void navigate(path),
  }));
  const commands: SpotlightActionData[] = [
    {
      id: 'new',
      label: 'New listing',
      keywords: ['create', 'write'],
      leftSection: <IconPlus {...icon} />,
      onClick: () => void navigate('/app/generate'),
    },
    { id: 'light', label: 'Light theme', leftSection: <IconSun {...icon} />, onClick: () => setColorScheme('light') },
    { id: 'dark', label: 'Dark theme', leftSection: <IconMoon {...icon} />, onClick: () => setColorScheme('dark') },
    { id: 'help', label: 'Keyboard shortcuts', leftSection: <IconHelp {...icon} />, onClick: onHelp },
    { id: 'logout', label: 'Log out', leftSection: <IconLogout {...icon} />, onClick: logout },
  ];
  return (
    <Spotlight
      title={<span className="lw-visually-hidden">Search and commands</span>}
      actions={[
        { group: 'Go to', actions: screens },
        { group: 'Commands', actions: commands },
      ]}
      shortcut={null}
      nothingFound="Nothing has this name. Try another word."
      highlightQuery
      overlayProps={{ color: 'var(--lw-scrim)', backgroundOpacity: 1, blur: 0 }}
      searchProps={{
        leftSection: <IconSearch {...icon} />,
        placeholder: 'Search screens and commands',
        'aria-label': 'Search screens and commands',
      }}
    />
  );
}
