import { describe, expect, it } from '@jest/globals';
import { waitUntil } from './harness/bulk.js';
import { clientOf, registerSeller, startServer, startSite } from './harness/startServer.js';

/** What all other tests over HTTP rely on. */
describe('servers of tests that share a process', () => {
  it('know nothing of each other: accounts, settings and log', async () => {
    const one = await startSite({ ADMIN_EMAIL: 'one@example.com' });
    const { email, password, token } = await registerSeller(one.url);
    await waitUntil(async () => one.log().includes('accounts.register'));
    await one.close();

    const two = await startSite({ ADMIN_EMAIL: 'two@example.com' });
    const open = clientOf(two.url);
    await expect(open.accounts.login({ body: { email, password } })).rejects.toMatchObject({ status: 401 });
    await expect(clientOf(two.url, token).accounts.me()).rejects.toMatchObject({ status: 401 });
    const admin = (name: string) =>
      open.accounts.login({ body: { email: `${name}@example.com`, password: 'admin password' } });
    await expect(admin('one')).rejects.toMatchObject({ status: 401 });
    expect((await admin('two')).user.email).toBe('two@example.com');
    await waitUntil(async () => two.log().includes('accounts.login'));
    expect(two.log()).not.toContain('accounts.register');
    await two.close();
    await expect(fetch(two.url)).rejects.toThrow('fetch failed');
  });

  it('answer at the same time, each at its own address', async () => {
    const [one, two] = await Promise.all([startSite(), startSite()]);
    const { token } = await registerSeller(one.url);
    expect((await clientOf(one.url, token).accounts.me()).user.totp_enabled).toBe(false);
    await expect(clientOf(two.url, token).accounts.me()).rejects.toMatchObject({ status: 401 });
    await Promise.all([one.close(), two.close()]);
  });

  it('say why they do not start, and the next one starts', async () => {
    await expect(startServer({ PORT: 'none' })).rejects.toThrow('PORT');
    const site = await startSite();
    expect((await fetch(`${site.url}/api/health/live`)).status).toBe(200);
    await site.close();
  });
});
