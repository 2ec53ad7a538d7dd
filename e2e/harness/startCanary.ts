import { createServer, type AddressInfo, type Server } from 'node:net';

export interface Canary {
  /** The port of its own. */
  readonly port: number;
  /** How many connections came. */
  readonly heard: () => number;
  readonly stop: () => void;
}

/**
 * Listeners of this machine that count every connection: one at a port of its own, by both protocols, and one at port 80 where the
 * machine lets tests have it, because addresses of pages may have no other port.
 */
export async function startCanary(): Promise<Canary> {
  let count = 0;
  const listen = (port: number, host: string): Promise<Server | undefined> =>
    new Promise((resolve) => {
      const server = createServer((socket) => {
        count += 1;
        socket.destroy();
      });
      server.once('error', () => resolve(undefined));
      server.listen(port, host, () => resolve(server));
    });
  const own = await listen(0, '127.0.0.1');
  if (own === undefined) throw new Error('no port is free');
  const { port } = own.address() as AddressInfo;
  const others = await Promise.all([listen(port, '::1'), listen(80, '127.0.0.1'), listen(80, '::1')]);
  const servers = [own, ...others].filter((server) => server !== undefined);
  return {
    port,
    heard: () => count,
    stop: () => {
      for (const server of servers) server.close();
    },
  };
}
