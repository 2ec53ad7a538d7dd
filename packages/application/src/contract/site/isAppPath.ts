/** First segments that belong to the app: the server answers them with its page, the router shows the screen. */
const APP_ROOTS: ReadonlySet<string> = new Set([
  'app',
  'admin',
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'verify-email',
  'analysis-results',
  'shared-analysis',
  // The specification's second names of screens; the router leads them to theirs.
  'dashboard',
  'generate',
  'bulk',
  'competitors',
  'profile',
]);

/** Whether the app's router, not the public site, answers `path`. */
export function isAppPath(path: string): boolean {
  return APP_ROOTS.has(path.split('/')[1] ?? '');
}
