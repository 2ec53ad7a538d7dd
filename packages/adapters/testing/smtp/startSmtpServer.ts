import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { readMail, type ReceivedMail } from './readMail.js';

export interface SmtpServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** How the next recipients are answered, one after the other, before all are taken: with this line. */
  readonly answers: string[];
  readonly close: () => Promise<void>;
}

/** A mail server of this machine that speaks enough of RFC 5321 to be talked to by a real client. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const answers: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket, answers, (mail) => mails.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answers,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function converse(socket: Socket, answers: string[], take: (mail: ReceivedMail) => void): void {
  let waiting = '';
  let data: string[] | undefined;
  let envelope = { from: '', to: [] as string[] };
  const say = (line: string) => socket.write(`${line}\r\n`);

  const command = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (verb === 'EHLO' || verb === 'HELO') say('250-mail.test\r\n250 AUTH PLAIN');
    // It has no accounts, so every login is refused.
    else if (verb === 'AUTH') say('535 5.7.8 Wrong name or password');
    else if (verb === 'MAIL') {
      envelope = { from: address, to: [] };
      say('250 2.1.0 Sender ok');
    } else if (verb === 'RCPT') {
      const refusal = answers.shift();
      if (refusal === undefined) envelope.to.push(address);
      say(refusal ?? '250 2.1.5 Recipient ok');
    } else if (verb === 'DATA') {
      data = [];
      say('354 End with a dot');
    } else if (verb === 'QUIT') {
      say('221 Bye');
      socket.end();
    } else say(verb === 'RSET' || verb === 'NOOP' ? '250 Ok' : '502 Not here');
  };
  const text = (line: string) => {
    if (line !== '.') return void data?.push(line.startsWith('.') ? line.slice(1) : line);
    take(readMail(envelope, data ?? []));
    data = undefined;
    say('250 2.0.0 Taken');
  };

  say('220 mail.test ESMTP');
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    const lines = (waiting + chunk).split('\r\n');
    waiting = lines.pop() ?? '';
    for (const line of lines) (data === undefined ? command : text)(line);
  });
}
