import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { dropStalledReaders } from './dropStalledReaders.js';

const STALLED_MS = 150;

async function started(answer: (end: (body: Buffer) => void) => void) {
  const server = createServer((_, response) => answer((body) => response.end(body)));
  dropStalledReaders(server, STALLED_MS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, port };
}

test('a client that does not read its reply is disconnected', async () => {
  const { server, port } = await started((end) => end(Buffer.alloc(32 * 1024 * 1024)));
  const client = connect(port, '127.0.0.1');
  client.pause();
  client.on('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [socket] = (await once(server, 'connection')) as [Socket];
  await once(socket, 'close');
  client.destroy();
  server.close();
});

test('a reply that takes long to make arrives', async () => {
  const { server, port } = await started((end) => setTimeout(() => end(Buffer.from('done')), STALLED_MS * 3));
  const reply = await fetch(`http://127.0.0.1:${port}/`);
  expect(await reply.text()).toBe('done');
  server.closeAllConnections();
  server.close();
});
