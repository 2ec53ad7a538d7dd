import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const STALLED_MS = 30_000;

/**
 * Disconnects clients that stop reading: their replies would stay in memory. A
 * running request may take its time; only a stalled reply counts.
 */
export function dropStalledReaders(server: Server, stalledMs = STALLED_MS): void {
  const busy = new WeakMap<Socket, number>();
  server.on('request', ({ socket }, response) => {
    busy.set(socket, (busy.get(socket) ?? 0) + 1);
    response.once('close', () => busy.set(socket, (busy.get(socket) ?? 1) - 1));
  });
  server.setTimeout(stalledMs, (socket) => {
    // With a listener, Node leaves idle connections to it as well.
    if ((busy.get(socket) ?? 0) === 0 || socket.writableLength > 0) socket.destroy();
  });
}
