import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AppLayout } from './AppLayout';
import { RequireSession } from './RequireSession';
import { scenes } from './navigation/scenes';
import { useScrollRestoration } from './navigation/useScrollRestoration';

const LoginScene = lazy(() => import('../areas/accounts/LoginScene').then((area) => ({ default: area.LoginScene })));
const RegisterScene = lazy(() =>
  import('../areas/accounts/RegisterScene').then((area) => ({ default: area.RegisterScene })),
);
const NotFoundScene = lazy(() =>
  import('../areas/system/NotFoundScene').then((area) => ({ default: area.NotFoundScene })),
);

export function AppRoutes() {
  useScrollRestoration();
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path="/" element={<Navigate to="/app/dashboard" replace />} />
        <Route path="/login" element={<LoginScene />} />
        <Route path="/register" element={<RegisterScene />} />
        <Route path="/app" element={<RequireSession />}>
          <Route index element={<Navigate to="/app/dashboard" replace />} />
          <Route element={<AppLayout />}>
            {scenes.map(({ path, Component }) => (
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
