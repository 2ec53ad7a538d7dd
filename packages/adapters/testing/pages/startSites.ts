import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buildConnector } from 'undici';
import type { Network } from '../../src/pages/fetching/Network.js';
import { shopCertificate } from './shopCertificate.js';

/** How a site answers at one address. */
export type SiteReply = (response: ServerResponse, request: IncomingMessage) => void;

export interface Sites {
  /** Names that resolve to public addresses, which lead here; every address is checked as in production. */
  readonly network: Network;
  /** The addresses `<ip>:<port>` that were connected to. */
  readonly dialled: readonly string[];
  /** Requests as `<scheme>://<host><path>`, with their headers. */
  readonly requests: readonly { readonly address: string; readonly headers: IncomingMessage['headers'] }[];
  /** What the sites answer by address. Whatever is not here is not found. */
  readonly reply: (replies: Readonly<Record<string, SiteReply>>) => void;
  /** What a name resolves to, in turn; the last for ever after. All other names under `.example` are public. */
  readonly name: (host: string, ...answers: readonly (readonly string[])[]) => void;
  readonly openConnections: () => number;
  readonly stop: () => Promise<void>;
}

const PUBLIC_ADDRESS = '93.184.215.14';

/** Sites of the internet on real servers of this machine: one for http, one for https with the certificate of `shop.example`. */
export async function startSites(): Promise<Sites> {
  const dialled: string[] = [];
  const requests: { address: string; headers: IncomingMessage['headers'] }[] = [];
  const names = new Map<string, (readonly string[])[]>();
  let replies: Readonly<Record<string, SiteReply>> = {};

  const listener =
    (scheme: string): RequestListener =>
    (request, response) => {
      const address = `${scheme}://${request.headers.host}${request.url}`;
      requests.push({ address, headers: request.headers });
      const reply = replies[address];
      if (reply === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('none');
      else reply(response, request);
    };
  const plain = createServer(listener('http'));
  const secure = createSecureServer(shopCertificate, listener('https'));
  const open = new Set<unknown>();
  for (const server of [plain, secure]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    server.on('connection', (socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
  }
  const portOf = (server: typeof plain | typeof secure) => String((server.address() as AddressInfo).port);
  const connect = buildConnector({ timeout: 5000, ca: shopCertificate.cert });

  return {
    network: {
      resolve: async (host) => {
        const answers = names.get(host);
        const answer = answers === undefined || answers.length < 2 ? answers?.[0] : answers.shift();
        if (answer !== undefined) return answer;
        if (host.endsWith('.example')) return [PUBLIC_ADDRESS];
        throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' });
      },
      connect: (options, callback) => {
        dialled.push(`${options.hostname}:${options.port || (options.protocol === 'https:' ? '443' : '80')}`);
        // A tunnel brings its own TLS.
        const port = portOf(options.protocol === 'https:' || options.port === '443' ? secure : plain);
        connect({ ...options, hostname: '127.0.0.1', port }, callback);
      },
    },
    dialled,
    requests,
    reply: (next) => {
      replies = next;
      requests.length = 0;
      dialled.length = 0;
      names.clear();
    },
    name: (host, ...answers) => void names.set(host, [...answers]),
    openConnections: () => open.size,
    stop: async () => {
      for (const server of [plain, secure]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
