import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailerContract } from '@listwright/application/testing';
import { startSmtpServer, type SmtpServer } from '../../testing/smtp/startSmtpServer.js';
import { SmtpMailer } from './SmtpMailer.js';

const FROM = 'Listwright <no-reply@example.com>';

mailerContract('SmtpMailer', async (first) => {
  const server = await startSmtpServer();
  if (first === 'refuse') server.answers.push('550 5.1.1 No such mailbox, see https://mail.test/why?token=secret');
  if (first === 'fail') server.answers.push('451 4.3.0 Come back later, see https://mail.test/later');
  return {
    mailer: new SmtpMailer(server.url, FROM),
    arrived: () => server.mails.map(({ to, subject, text }) => ({ to: to.join(), subject, text })),
    close: server.close,
  };
});

describe('SmtpMailer', () => {
  let server: SmtpServer;

  beforeAll(async () => {
    server = await startSmtpServer();
  });
  afterAll(() => server.close());

  it('names the configured sender, in the envelope too', async () => {
    await new SmtpMailer(server.url, FROM).deliver({ to: 'ann@example.com', subject: 'Hello', text: 'Hello' });
    expect(server.mails.at(-1)).toMatchObject({
      from: 'no-reply@example.com',
      to: ['ann@example.com'],
      headers: { from: FROM, to: 'ann@example.com' },
    });
  });

  it('lets no header be added by a subject, and no recipient by an address', async () => {
    const mailer = new SmtpMailer(server.url, FROM);
    await mailer.deliver({ to: 'bob@example.com', subject: 'Hello\r\nBcc: eve@example.com', text: 'Hello' });
    expect(server.mails.at(-1)).toMatchObject({ to: ['bob@example.com'], subject: 'Hello Bcc: eve@example.com' });
    expect(server.mails.at(-1)?.headers.bcc).toBeUndefined();
    await mailer.deliver({ to: 'bob@example.com, eve@example.com', subject: 'Hello', text: 'Hello' });
    expect(server.mails.flatMap(({ to }) => to)).not.toContain('eve@example.com');
  });

  it('takes a server that does not answer, or a log-in that is refused, for a failure of now', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const mail = { to: 'ann@example.com', subject: 'Hello', text: 'Hello' };
    expect(await new SmtpMailer(`smtp://127.0.0.1:${port}`, FROM).deliver(mail)).toMatchObject({ outcome: 'failed' });
    const withUser = server.url.replace('smtp://', 'smtp://user:secret@');
    const refused = await new SmtpMailer(withUser, FROM).deliver(mail);
    expect(refused).toMatchObject({ outcome: 'failed' });
    expect(JSON.stringify(refused)).not.toContain('secret');
  });
});
