import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core';
import { IconHelp, IconMenu2, IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { areas } from '../areas/areas';
import { whenIdle } from '../ui/whenIdle';
import { pageName } from './navigation/pageName';
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

export function Header({ isDrawerOpen, onMenu, onPalette, onHelp }: HeaderProps) {
  const { pathname } = useLocation();
  const [isIdle, setIdle] = useState(false);
  // Indicators load after the screen itself.
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <header className={shellStyles.header}>
      <ActionIcon className={styles.onlyNarrow} aria-label="Open menu" aria-expanded={isDrawerOpen} onClick={onMenu}>
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <p className={shellStyles.headerPage}>{pageName(pathname)}</p>
      <div className={styles.actions}>
        <UnstyledButton className={styles.search} onClick={onPalette} aria-label="Search and commands">
          <IconSearch size={16} stroke={1.75} aria-hidden />
          <span className={styles.onlyWide}>Search</span>
          <span className={`${styles.onlyWide} ${styles.keys}`} aria-hidden="true">
            <Kbd size="xs">{MODIFIER}</Kbd>
            <Kbd size="xs">K</Kbd>
          </span>
        </UnstyledButton>
        {isIdle ? (
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
}
