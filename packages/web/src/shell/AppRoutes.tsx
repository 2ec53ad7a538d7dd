import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AppLayout } from './AppLayout';
import { SellerLayout } from './SellerLayout';
import { RequireAdmin } from './RequireAdmin';
import { RequireSession } from './RequireSession';
import { adminNav } from './navigation/sidebars';
import { Alias } from './navigation/Alias';
import { aliases } from './navigation/aliases';
import { lazyEntrances } from './navigation/lazyEntrances';
import { adminScenes, scenes } from './navigation/scenes';
import { useScrollRestoration } from './navigation/useScrollRestoration';

const NotFoundScene = lazy(() =>
  import('../areas/system/NotFoundScene').then((area) => ({ default: area.NotFoundScene })),
);

export function AppRoutes() {
  useScrollRestoration();
  return (
    <Suspense fallback={null}>
      <Routes>
        {lazyEntrances.map(({ path, Component }) => (
          <Route key={path} path={path} element={<Component />} />
        ))}
        {aliases.map(({ path, leadsTo }) => (
          <Route key={path} path={path} element={<Alias leadsTo={leadsTo} />} />
        ))}
        <Route path="/app" element={<RequireSession />}>
          <Route index element={<Navigate to="/app/dashboard" replace />} />
          <Route element={<SellerLayout />}>
            {scenes.map(({ path, Component }) => (
              <Route key={path} path={path} element={<Component />} />
            ))}
            <Route path="*" element={<NotFoundScene />} />
          </Route>
        </Route>
        <Route path="/admin" element={<RequireAdmin />}>
          <Route index element={<Navigate to="/admin/dashboard" replace />} />
          <Route element={<AppLayout nav={adminNav} />}>
            {adminScenes.map(({ path, Component }) => (
              <Route key={path} path={path} element={<Component />} />
            ))}
            <Route path="*" element={<NotFoundScene />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundScene isOutside />} />
      </Routes>
    </Suspense>
  );
}
