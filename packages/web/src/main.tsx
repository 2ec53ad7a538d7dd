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
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createFetchTransport } from './api/createFetchTransport';
import { App } from './shell/App';
import { AppRoutes } from './shell/AppRoutes';
import { createRootStore } from './state/createRootStore';

const root = createRootStore(createFetchTransport());

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App root={root}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </App>
  </StrictMode>,
);
