import { MantineProvider } from '@mantine/core';
import { autorun } from 'mobx';
import { useEffect, type ReactNode } from 'react';
import type { RootStore } from '../state/RootStore';
import { RootStoreContext } from '../state/RootStoreContext';
import { SESSION_KEY } from '../state/SessionStore';
import { Toasts } from '../ui/feedback/Toasts';
import { SceneRegistry } from '../ui/navigation/SceneRegistry';
import { colorScheme } from '../ui/theme/colorScheme';
import { cssVariables } from '../ui/theme/cssVariables';
import { theme } from '../ui/theme/theme';
import { registeredPaths } from './navigation/scenes';

const scheme = colorScheme();

/** The providers of the app: theme, toasts and stores. */
export function App({ root, children }: { readonly root: RootStore; readonly children: ReactNode }) {
  useEffect(() => root.connection.watch(), [root]);
  useEffect(() => root.undo.watch(), [root]);
  useEffect(() => autorun(() => (document.documentElement.dataset.density = root.preferences.density)), [root]);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === SESSION_KEY) root.session.read();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [root]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={scheme}
      defaultColorScheme="auto"
    >
      <RootStoreContext value={root}>
        <SceneRegistry value={registeredPaths}>{children}</SceneRegistry>
        <Toasts />
      </RootStoreContext>
    </MantineProvider>
  );
}
