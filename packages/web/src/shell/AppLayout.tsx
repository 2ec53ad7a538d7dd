import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useRootStore } from '../state/useRootStore';
import { useHasBeenTrue } from '../ui/useHasBeenTrue';
import { Wordmark } from '../ui/Wordmark';
import { ErrorBoundary } from './ErrorBoundary';
import { Header } from './Header';
import { OfflineBanner } from './OfflineBanner';
import { SceneSkeleton } from './SceneSkeleton';
import type { NavEntry } from './navigation/orderNav';
import { Sidebar } from './navigation/Sidebar';
import { useShortcuts } from './keyboard/useShortcuts';
import styles from './shell.module.css';

const NavigationDrawer = lazy(() =>
  import('./NavigationDrawer').then((shell) => ({ default: shell.NavigationDrawer })),
);
const QuotaModal = lazy(() => import('../ui/quota/QuotaModal').then((ui) => ({ default: ui.QuotaModal })));
const ShortcutsDialog = lazy(() =>
  import('./keyboard/ShortcutsDialog').then((shell) => ({ default: shell.ShortcutsDialog })),
);
const loadPalette = () => import('./palette/CommandPalette');
// A failure shows when the palette is opened.
const preparePalette = () => void loadPalette().catch(() => undefined);
const PALETTE_AFTER_MS = 5000;
const CommandPalette = lazy(() => loadPalette().then((shell) => ({ default: shell.CommandPalette })));
const TitleCheckDialog = lazy(() =>
  import('./palette/TitleCheckDialog').then((shell) => ({ default: shell.TitleCheckDialog })),
);

/** Sidebar, header and the current screen; below 1024 px the sidebar is a drawer. */
export const AppLayout = observer(function AppLayout({ nav }: { readonly nav: readonly NavEntry[] }) {
  const { quota, preferences, requests } = useRootStore();
  const { pathname } = useLocation();
  const [isDrawerOpen, drawer] = useDisclosure();
  const [isHelpOpen, help] = useDisclosure();
  const needsDrawer = useHasBeenTrue(isDrawerOpen);
  const [isCheckOpen, check] = useDisclosure();
  const needsCheck = useHasBeenTrue(isCheckOpen);
  const needsHelp = useHasBeenTrue(isHelpOpen);
  const needsQuota = useHasBeenTrue(quota.isOpen);
  // Each request opens the palette again; the first one loads its code.
  const [paletteRequests, setPaletteRequests] = useState(0);
  const openPalette = () => setPaletteRequests((requests) => requests + 1);
  const isWide = useMediaQuery('(min-width: 1024px)', true, { getInitialValueInEffect: false });
  useEffect(() => {
    if (isWide) drawer.close();
  }, [isWide]);
  // Long after the screen, for the first use without a wait; a phone has its processor for the screen until then.
  useEffect(() => {
    let cancel = () => {};
    const timer = setTimeout(() => (cancel = requests.whenQuiet(preparePalette)), PALETTE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [requests]);
  useShortcuts({ onPalette: openPalette, onHelp: help.open });
  return (
    <div className={styles.app}>
      <a href="#main" className="lw-skip">
        Skip to content
      </a>
      {isWide ? (
        <aside className={styles.aside} aria-label="Sidebar" data-rail={preferences.isRail || undefined}>
          <div className={styles.asideBrand}>
            <Wordmark />
          </div>
          <Sidebar nav={nav} isRail={preferences.isRail} />
        </aside>
      ) : null}
      <div className={styles.body}>
        <Header isDrawerOpen={isDrawerOpen} onMenu={drawer.open} onPalette={openPalette} onHelp={help.open} />
        <OfflineBanner />
        <main id="main" tabIndex={-1} className="lw-main">
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<SceneSkeleton />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <Suspense fallback={null}>
        {needsDrawer ? <NavigationDrawer nav={nav} isOpen={isDrawerOpen} onClose={drawer.close} /> : null}
        {needsHelp ? <ShortcutsDialog isOpen={isHelpOpen} onClose={help.close} /> : null}
        {needsCheck ? <TitleCheckDialog isOpen={isCheckOpen} onClose={check.close} /> : null}
        {needsQuota ? <QuotaModal /> : null}
        {paletteRequests === 0 ? null : (
          <CommandPalette requests={paletteRequests} onHelp={help.open} onTitleCheck={check.open} />
        )}
      </Suspense>
    </div>
  );
});
