/** Signs the browser of a page in, as the login screen does: refresh cookie and `auth-storage`. */
export async function signIn(page, url, { email, password }) {
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(
    async (credentials) => {
      const response = await fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(credentials),
      });
      const { data } = await response.json();
      const session = { user: data.user, token: data.token, isAuthenticated: true };
      localStorage.setItem('auth-storage', JSON.stringify(session));
    },
    { email, password },
  );
}
