import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core';
import { IconHelp, IconLayoutSidebar, IconMenu2, IconSearch } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { areas } from '../areas/areas';
import { useRootStore } from '../state/useRootStore';
import { Breadcrumbs } from './navigation/Breadcrumbs';
import { ThemeSwitch } from './ThemeSwitch';
import shellStyles from './shell.module.css';
import styles from './Header.module.css';

interface HeaderProps {
  readonly isDrawerOpen: boolean;
  readonly onMenu: () => void;
  readonly onPalette: () => void;
  readonly onHelp: () => void;
}

const indicators = areas
  .flatMap(({ indicators: own = [] }) => own)
  .map((load) => lazy(async () => ({ default: await load() })));

const MODIFIER = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** The way here, the search, the indicators of the areas and help. */
export const Header = observer(function Header({ isDrawerOpen, onMenu, onPalette, onHelp }: HeaderProps) {
  const { preferences, requests } = useRootStore();
  // Indicators are of the seller's work.
  const isAdmin = useLocation().pathname.startsWith('/admin');
  const [isQuiet, setQuiet] = useState(false);
  // Indicators load after the screen and its data.
  useEffect(() => requests.whenQuiet(() => setQuiet(true)), [requests]);
  return (
    <header className={shellStyles.header}>
      <ActionIcon className={styles.onlyNarrow} aria-label="Open menu" aria-expanded={isDrawerOpen} onClick={onMenu}>
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className={styles.onlyWide}
        aria-label={preferences.isRail ? 'Expand the sidebar' : 'Collapse the sidebar'}
        title={preferences.isRail ? 'Expand the sidebar' : 'Collapse the sidebar'}
        onClick={preferences.toggleRail}
      >
        <IconLayoutSidebar size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <Breadcrumbs />
      <div className={styles.actions}>
        <UnstyledButton className={styles.search} onClick={onPalette} aria-label="Search and commands">
          <IconSearch size={16} stroke={1.75} aria-hidden />
          <span className={styles.onlyWide}>Search</span>
          <span className={`${styles.onlyWide} ${styles.keys}`} aria-hidden="true">
            <Kbd size="xs">{MODIFIER}</Kbd>
            <Kbd size="xs">K</Kbd>
          </span>
        </UnstyledButton>
        {isQuiet && !isAdmin ? (
          <Suspense fallback={null}>
            {indicators.map((Indicator, at) => (
              <Indicator key={at} />
            ))}
          </Suspense>
        ) : null}
        <ActionIcon aria-label="Keyboard shortcuts" title="Keyboard shortcuts" onClick={onHelp}>
          <IconHelp size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ThemeSwitch />
      </div>
    </header>
  );
});
