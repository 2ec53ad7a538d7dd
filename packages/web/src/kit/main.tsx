import '../ui/styles/all';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { createFetchTransport } from '../api/createFetchTransport';
import { App } from '../shell/App';
import { createRootStore } from '../state/createRootStore';
import { KitPage } from './KitPage';

// For `npm run pictures` alone: no server answers here, and nothing of it is in the app.
createRoot(document.getElementById('root') as HTMLElement).render(
  <App root={createRootStore(createFetchTransport())}>
    <MemoryRouter>
      <KitPage />
    </MemoryRouter>
  </App>,
);
