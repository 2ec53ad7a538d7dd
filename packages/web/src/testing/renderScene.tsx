import { notifications } from '@mantine/notifications';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../shell/App';
import { createRootStore } from '../state/createRootStore';
import { SESSION_KEY } from '../state/SessionStore';
import { aUser } from './aUser';
import type { FakeServer } from './FakeServer';
import { MemoryStorage } from './MemoryStorage';

// The default of one second is too short on a busy machine, where the first render of the editor takes seconds.
configure({ asyncUtilTimeout: 25_000 });

interface Options {
  readonly path?: string;
  readonly isSignedIn?: boolean;
  /** Changes to the default user. */
  readonly user?: Parameters<typeof aUser>[0];
}

/** Renders a scene as the app would: theme, toasts, stores over the fake server, a router at `path`. */
export function renderScene(
  scene: ReactNode,
  server: FakeServer,
  { path = '/', isSignedIn = true, user }: Options = {},
) {
  cleanup();
  notifications.clean();
  // Responses of the fake server arrive asynchronously, as in a browser; the tests wait for what they show.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const storage = new MemoryStorage();
  if (isSignedIn)
    storage.setItem(SESSION_KEY, JSON.stringify({ user: aUser(user), token: 'token', isAuthenticated: true }));
  const root = createRootStore(server.transport, storage);
  document.body.innerHTML = '<section id="overlays" aria-label="Overlays"></section>';
  localStorage.clear();
  const container = document.body.appendChild(document.createElement('div'));
  const view = render(
    <App root={root}>
      <MemoryRouter initialEntries={[path]}>{scene}</MemoryRouter>
    </App>,
    { container },
  );
  return { ...view, root, storage };
}
