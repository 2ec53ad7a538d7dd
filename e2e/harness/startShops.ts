import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Shops {
  /** The address of a path, at the next shop each time. */
  readonly at: (path: string) => string;
  /** Hosts with ports, as `SCRAPER_ALLOW_HOSTS` names them. */
  readonly hosts: string;
  readonly stop: () => void;
}

/** All of 127.0.0.0/8 is this machine, but some systems have the first address only. */
const ADDRESSES = Array.from({ length: 8 }, (_, at) => `127.0.0.${at + 1}`);

/** Shops that answer alike, each a site of its own: a server asks a site for a page a second, and would wait at a single one. */
export async function startShops(answer: RequestListener): Promise<Shops> {
  const listen = (address: string): Promise<Server | undefined> =>
    new Promise((resolve) => {
      const server = createServer(answer);
      server.once('error', () => resolve(undefined));
      server.listen(0, address, () => resolve(server));
    });
  const servers = (await Promise.all(ADDRESSES.map(listen))).filter((server) => server !== undefined);
  const hosts = servers.map((server) => {
    const { address, port } = server.address() as AddressInfo;
    return `${address}:${port}`;
  });
  if (hosts.length === 0) throw new Error('no port is free');
  let visits = 0;
  return {
    at: (path) => `http://${hosts[visits++ % hosts.length]}${path}`,
    hosts: hosts.join(','),
    stop: () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
