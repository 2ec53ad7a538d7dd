import { useMantineColorScheme } from '@mantine/core';
import {
  IconDownload,
  IconHelp,
  IconLayoutRows,
  IconLayoutSidebar,
  IconListCheck,
  IconLogout,
  IconMoon,
  IconSun,
  type Icon,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { areas } from '../../areas/areas';
import { useRootStore } from '../../state/useRootStore';
import { useExportAccount } from '../../ui/account/useExportAccount';
import { useLogout } from '../../ui/account/useLogout';

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly keywords?: string[];
  readonly icon: Icon;
  readonly run: () => void;
}

const areaCommands = areas.flatMap(({ commands = [] }) => commands);

interface CommandActions {
  readonly onHelp: () => void;
  readonly onTitleCheck: () => void;
}

/** The actions that the palette offers. */
export function useCommands({ onHelp, onTitleCheck }: CommandActions): readonly Command[] {
  const navigate = useNavigate();
  const logout = useLogout();
  const exportAccount = useExportAccount();
  const { preferences } = useRootStore();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const otherDensity = preferences.density === 'compact' ? 'comfortable' : 'compact';
  const themes: Command[] = [
    { id: 'light', label: 'Light theme', icon: IconSun, run: () => setColorScheme('light') },
    { id: 'dark', label: 'Dark theme', icon: IconMoon, run: () => setColorScheme('dark') },
    { id: 'auto', label: 'System theme', icon: IconSun, run: () => setColorScheme('auto') },
  ];
  return [
    ...areaCommands.map(({ leadsTo, ...command }) => ({ ...command, run: () => void navigate(leadsTo) })),
    { id: 'title', label: 'Check a title', keywords: ['lint', 'limit'], icon: IconListCheck, run: onTitleCheck },
    ...themes.filter(({ id }) => id !== colorScheme),
    {
      id: 'density',
      label: otherDensity === 'compact' ? 'Compact rows' : 'Comfortable rows',
      keywords: ['density'],
      icon: IconLayoutRows,
      run: () => preferences.setDensity(otherDensity),
    },
    {
      id: 'rail',
      label: preferences.isRail ? 'Expand the sidebar' : 'Collapse the sidebar',
      keywords: ['navigation', 'icons'],
      icon: IconLayoutSidebar,
      run: preferences.toggleRail,
    },
    {
      id: 'export',
      label: 'Export my data',
      keywords: ['download', 'backup'],
      icon: IconDownload,
      run: () => void exportAccount.run(),
    },
    { id: 'help', label: 'Keyboard shortcuts', icon: IconHelp, run: onHelp },
    { id: 'logout', label: 'Log out', keywords: ['sign out'], icon: IconLogout, run: logout },
  ];
}
