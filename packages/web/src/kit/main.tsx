import '../ui/styles/all';
import { createRoot } from 'react-dom/client';
import { createFetchTransport } from '../api/createFetchTransport';
import { App } from '../shell/App';
import { createRootStore } from '../state/createRootStore';
import { KitPage } from './KitPage';

const name = new URLSearchParams(location.search).get('part') ?? 'lists';

// For `npm run pictures` alone: no server answers here, and nothing of it is in the app.
createRoot(document.getElementById('root') as HTMLElement).render(
  <App root={createRootStore(createFetchTransport())}>
    <KitPage name={name} />
  </App>,
);
