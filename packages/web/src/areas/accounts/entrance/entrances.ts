import type { Entrance } from '../../../ui/area/Area';

/** The server prerenders these, so that they show before any script runs; the browser then hydrates them. */
export const entrances: readonly Entrance[] = [
  {
    path: '/login',
    name: 'Log in',
    load: () => import('./LoginScene').then((area) => area.LoginScene),
  },
  {
    path: '/register',
    name: 'Create your account',
    load: () => import('./RegisterScene').then((area) => area.RegisterScene),
  },
  {
    path: '/forgot-password',
    name: 'Forgot your password?',
    load: () => import('./ForgotPasswordScene').then((area) => area.ForgotPasswordScene),
  },
  {
    path: '/reset-password',
    name: 'Set a new password',
    readsQuery: true,
    load: () => import('./ResetPasswordScene').then((area) => area.ResetPasswordScene),
  },
  {
    path: '/verify-email',
    name: 'Verify your email',
    readsQuery: true,
    load: () => import('./VerifyEmailScene').then((area) => area.VerifyEmailScene),
  },
  {
    path: '/admin/login',
    name: 'Admin login',
    load: () => import('./AdminLoginScene').then((area) => area.AdminLoginScene),
  },
];
