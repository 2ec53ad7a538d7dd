import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSmtpServer } from '@listwright/adapters/testing';
import { registerSeller, clientOf, startSite, type Seller, type TestSite } from './harness/startServer.js';

const tokenIn = (text: string | undefined) => /\/verify-email\?token=(\S+)/.exec(text ?? '')?.[1] ?? '';

describe('verifying an email address', () => {
  let site: TestSite;
  let admin: Seller['client'];

  beforeAll(async () => {
    site = await startSite();
    const credentials = { email: 'admin@example.com', password: 'admin password' };
    const { token } = await clientOf(site.url).accounts.login({ body: credentials });
    admin = clientOf(site.url, token);
  });
  afterAll(() => site.close());

  const mailsTo = async (email: string) =>
    (await admin.mail.outbox({ query: { limit: 1000 } })).mails.filter(({ to }) => to === email);
  const verify = (token: string) => clientOf(site.url).accounts.verifyEmail({ body: { token } });
  const isVerified = async (seller: Seller) => (await seller.client.accounts.me()).user.email_verified;

  it('works once, without a login, with the link that registration sends', async () => {
    const seller = await registerSeller(site.url);
    expect(await isVerified(seller)).toBe(false);
    const [mail] = await mailsTo(seller.email);
    expect(mail?.subject).toBe('Verify your email address for Listwright');
    expect(mail?.text).toContain(`${site.url}/verify-email?token=`);
    expect(await verify(tokenIn(mail?.text))).toEqual({ email: seller.email });
    expect(await isVerified(seller)).toBe(true);
    await expect(verify(tokenIn(mail?.text))).rejects.toMatchObject({ status: 422, code: 'link_spent' });
    await expect(verify('made-up')).rejects.toMatchObject({ status: 422, code: 'link_spent' });
    expect(site.log()).not.toContain(tokenIn(mail?.text));
    const { events } = await admin.admin.audit({ query: { search: seller.email, action: 'email.verified' } });
    expect(events).toHaveLength(1);
  });

  it('is requested again by the owner, with a rate limit', async () => {
    const seller = await registerSeller(site.url);
    const send = () => seller.client.accounts.sendVerification();
    expect(await send()).toEqual({ email: seller.email, delivery: 'outbox' });
    const [newest, oldest] = await mailsTo(seller.email);
    await expect(verify(tokenIn(oldest?.text))).rejects.toMatchObject({ code: 'link_spent' });
    const more = await Promise.all(
      Array.from({ length: 6 }, () =>
        send().then(
          () => 200,
          (error: { status: number }) => error.status,
        ),
      ),
    );
    expect(more.toSorted()).toEqual([200, 200, 200, 200, 429, 429]);
    await expect(verify(tokenIn(newest?.text))).rejects.toMatchObject({ code: 'link_spent' });
    await verify(tokenIn((await mailsTo(seller.email))[0]?.text));
    await expect(send()).rejects.toMatchObject({ status: 409, code: 'email_already_verified' });
    await expect(clientOf(site.url).accounts.sendVerification()).rejects.toMatchObject({ status: 401 });
  });

  it('starts again with another address, which gets its own email', async () => {
    const seller = await registerSeller(site.url);
    const old = tokenIn((await mailsTo(seller.email))[0]?.text);
    const email = `moved.${seller.email}`;
    await admin.admin.updateCustomer({ params: { id: seller.id }, body: { email } });
    await expect(verify(old)).rejects.toMatchObject({ code: 'link_spent' });
    await verify(tokenIn((await mailsTo(email))[0]?.text));
    expect(await isVerified(seller)).toBe(true);
    await admin.admin.updateCustomer({ params: { id: seller.id }, body: { email: seller.email } });
    expect(await isVerified(seller)).toBe(false);
  });

  it('is optional', async () => {
    const seller = await registerSeller(site.url);
    const body = { product_name: 'Steel bottle', marketplace: 'amazon' } as const;
    await expect(seller.client.listings.generate({ body })).resolves.toBeDefined();
  });

  it('sends the email if an email server is configured', async () => {
    const smtp = await startSmtpServer();
    const delivering = await startSite({ SMTP_URL: smtp.url });
    try {
      const seller = await registerSeller(delivering.url);
      while (smtp.mails.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      const [mail] = smtp.mails;
      expect(mail?.to).toEqual([seller.email]);
      const verified = await clientOf(delivering.url).accounts.verifyEmail({ body: { token: tokenIn(mail?.text) } });
      expect(verified).toEqual({ email: seller.email });
    } finally {
      await delivering.close();
      await smtp.close();
    }
  });
});
