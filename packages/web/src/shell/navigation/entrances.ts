import { lazy, type ComponentType } from 'react';

/** A screen outside the app: where one signs in or comes back from a lost password. */
interface Entrance {
  readonly path: string;
  /** The document's title until the screen names itself. */
  readonly name: string;
  readonly load: () => Promise<ComponentType>;
  /** True where it shows something else for another query: the server leaves it to the browser. */
  readonly readsQuery?: true;
}

/** The server renders these so that they show before any script; the browser then brings them alive. */
export const entrances: readonly Entrance[] = [
  {
    path: '/login',
    name: 'Log in',
    load: () => import('../../areas/accounts/entrance/LoginScene').then((area) => area.LoginScene),
  },
  {
    path: '/register',
    name: 'Create your account',
    load: () => import('../../areas/accounts/entrance/RegisterScene').then((area) => area.RegisterScene),
  },
  {
    path: '/forgot-password',
    name: 'Forgot your password?',
    load: () => import('../../areas/accounts/entrance/ForgotPasswordScene').then((area) => area.ForgotPasswordScene),
  },
  {
    path: '/reset-password',
    name: 'Set a new password',
    readsQuery: true,
    load: () => import('../../areas/accounts/entrance/ResetPasswordScene').then((area) => area.ResetPasswordScene),
  },
  {
    path: '/verify-email',
    name: 'Verify your email',
    readsQuery: true,
    load: () => import('../../areas/accounts/entrance/VerifyEmailScene').then((area) => area.VerifyEmailScene),
  },
  {
    path: '/admin/login',
    name: 'Admin login',
    load: () => import('../../areas/accounts/entrance/AdminLoginScene').then((area) => area.AdminLoginScene),
  },
];

/** The same, loaded when first shown. */
export const lazyEntrances = entrances.map(({ path, load }) => ({
  path,
  Component: lazy(async () => ({ default: await load() })),
}));
