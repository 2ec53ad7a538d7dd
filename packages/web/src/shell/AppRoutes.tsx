import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AppLayout } from './AppLayout';
import { RequireSession } from './RequireSession';
import { Alias } from './navigation/Alias';
import { aliases } from './navigation/aliases';
import { scenes } from './navigation/scenes';
import { useScrollRestoration } from './navigation/useScrollRestoration';

const LoginScene = lazy(() =>
  import('../areas/accounts/entrance/LoginScene').then((area) => ({ default: area.LoginScene })),
);
const AdminLoginScene = lazy(() =>
  import('../areas/accounts/entrance/AdminLoginScene').then((area) => ({ default: area.AdminLoginScene })),
);
const ForgotPasswordScene = lazy(() =>
  import('../areas/accounts/entrance/ForgotPasswordScene').then((area) => ({ default: area.ForgotPasswordScene })),
);
const ResetPasswordScene = lazy(() =>
  import('../areas/accounts/entrance/ResetPasswordScene').then((area) => ({ default: area.ResetPasswordScene })),
);
const RegisterScene = lazy(() =>
  import('../areas/accounts/entrance/RegisterScene').then((area) => ({ default: area.RegisterScene })),
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
        <Route path="/forgot-password" element={<ForgotPasswordScene />} />
        <Route path="/reset-password" element={<ResetPasswordScene />} />
        <Route path="/admin/login" element={<AdminLoginScene />} />
        {aliases.map(({ path, leadsTo }) => (
          <Route key={path} path={path} element={<Alias leadsTo={leadsTo} />} />
        ))}
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
