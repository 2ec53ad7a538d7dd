import './ui/styles/all';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createFetchTransport } from './api/createFetchTransport';
import { fetchWithFirstRead } from './api/fetchWithFirstRead';
import { followRules } from './api/followRules';
import { App } from './shell/App';
import { AppRoutes } from './shell/AppRoutes';
import { sceneAt } from './shell/navigation/sceneAt';
import { createRootStore } from './state/createRootStore';
import { formatDate } from './ui/formatDate';
import { rememberPrefilledInputs } from './ui/prefilledInputs';

const root = createRootStore(createFetchTransport(fetchWithFirstRead(window.firstRead, (...input) => fetch(...input))));
void followRules(root.client);

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

// This class hid the prerendered entrance from logged-in users.
delete document.documentElement.dataset.signedIn;
// The server prerendered an entrance as a visitor sees it; a logged-in user is redirected. Any other content is a shell
// outline that the first render replaces.
if (element.dataset.entrance !== undefined && !root.session.isAuthenticated) {
  rememberPrefilledInputs(element);
  hydrateRoot(element, app);
} else void renderWithScreen();

/** The first render includes the screen, so the outline stays until its code is there. */
async function renderWithScreen(): Promise<void> {
  // Its first date takes a phone as long as all of its other text: in a task of its own, while the screen is on its way.
  setTimeout(() => formatDate.day(new Date()));
  // If the code fails to load, the screen's error boundary reports it.
  if (root.session.isAuthenticated)
    await sceneAt(window.location.pathname)
      ?.load()
      .catch(() => undefined);
  // In slices, so that a slow phone stays responsive while the screen renders.
  startTransition(() => createRoot(element).render(app));
}
