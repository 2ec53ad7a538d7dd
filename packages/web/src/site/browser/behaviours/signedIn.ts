/** The app's session key; see `SessionStore`. */
const SESSION_KEY = 'auth-storage';

/** Shows logged-in visitors a link to the app instead of the sign-up. */
export function signedIn(): void {
  if (!isSignedIn()) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-signed-in]'))
    element.hidden = element.dataset.signedIn === 'hide';
}

function isSignedIn(): boolean {
  try {
    const stored = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as { isAuthenticated?: boolean } | null;
    return stored?.isAuthenticated === true;
  } catch {
    return false;
  }
}
