import './ui/styles/mantine.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/styles/kit.css';
import './ui/styles/shell.css';
import './ui/styles/parts.css';
import './ui/styles/count.css';
import './ui/styles/listing.css';
import './ui/styles/previews.css';
import './ui/styles/scenes.css';
import './ui/styles/touch.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createFetchTransport } from './api/createFetchTransport';
import { App } from './shell/App';
import { AppRoutes } from './shell/AppRoutes';
import { sceneAt } from './shell/navigation/sceneAt';
import { createRootStore } from './state/createRootStore';
import { rememberTyped } from './ui/typedBefore';

const root = createRootStore(createFetchTransport());

const element = document.getElementById('root') as HTMLElement;
const app = (
  <StrictMode>
    <App root={root}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </App>
  </StrictMode>
);

// Until here it hid an entrance from who is signed in.
delete document.documentElement.dataset.signedIn;
// The server rendered an entrance as a visitor sees it; who is signed in is on the way elsewhere. Any other content is an
// outline that the first render takes away.
if (element.dataset.entrance !== undefined && !root.session.isAuthenticated) {
  rememberTyped(element);
  hydrateRoot(element, app);
} else void renderWithScreen();

/** The first render has the screen in it: until its code is there, the outline stands. */
async function renderWithScreen(): Promise<void> {
  // Whose code does not come is told so by the screen's own boundary.
  if (root.session.isAuthenticated)
    await sceneAt(window.location.pathname)
      ?.load()
      .catch(() => undefined);
  // In slices: a slow phone stays responsive while it makes the screen.
  startTransition(() => createRoot(element).render(app));
}
