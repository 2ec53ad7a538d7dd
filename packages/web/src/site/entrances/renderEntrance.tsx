import type { RenderEntrance } from '@listwright/application/contract';
import { enableStaticRendering } from 'mobx-react-lite';
import { StrictMode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { App } from '../../shell/App';
import { entrances } from '../../areas/accounts/entrance/entrances';
import { createRootStore } from '../../state/createRootStore';
import { emptyStorage } from './emptyStorage';

enableStaticRendering(true);

/** Renders an entrance as the browser hydrates it: the same tree as in `main.tsx`, with that screen already loaded. */
export const renderEntrance: RenderEntrance = async (path) => {
  const entrance = entrances.find((one) => one.path === path);
  if (entrance === undefined || entrance.readsQuery) return undefined;
  const Component = await entrance.load();
  const root = createRootStore(() => Promise.reject(new Error('A page is made without the API.')), emptyStorage);
  const html = renderToString(
    <StrictMode>
      <App root={root}>
        <StaticRouter location={path}>
          <Suspense fallback={null}>
            <Routes>
              <Route path={path} element={<Component />} />
            </Routes>
          </Suspense>
        </StaticRouter>
      </App>
    </StrictMode>,
  );
  return { html, title: `${entrance.name} · Listwright` };
};
