import {
  createServer,
  request as plainRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { guardedConnector } from '../fetching/guardedConnector.js';
import type { Network } from '../fetching/Network.js';
import { parseWebAddress } from '../fetching/parseWebAddress.js';
import type { SiteLists } from '../fetching/SiteLists.js';

export interface ProxyRules {
  readonly network: Network;
  readonly lists: SiteLists;
  /** Hosts with their ports that may be on a private network: servers of tests. */
  readonly exempt: ReadonlySet<string>;
  /** Of all that one page may load. */
  readonly mostBytes: number;
}

/** What a browser may send to a site: the rest names the proxy or the connection. */
const OWN_HEADERS = /^(?:proxy-|connection$|keep-alive$|te$|trailer$|transfer-encoding$|upgrade$)/u;

/**
 * All that a browser reaches for one page goes through here: hosts of the public internet at their usual ports, resolved and checked as
 * for `PageFetcher`, up to so many bytes. It listens on this machine alone and ends with the page.
 */
export class FilteringProxy {
  private readonly server: Server;
  private readonly sockets = new Set<Duplex>();
  private bytesLeft: number;

  private constructor(private readonly rules: ProxyRules) {
    this.bytesLeft = rules.mostBytes;
    this.server = createServer((request, response) => void this.forward(request, response));
    this.server.on('connect', (request: IncomingMessage, socket: Duplex) => void this.tunnel(request, socket));
    this.server.on('connection', (socket) => this.keep(socket));
  }

  static async start(rules: ProxyRules): Promise<FilteringProxy> {
    const proxy = new FilteringProxy(rules);
    await new Promise<void>((resolve, reject) => {
      proxy.server.once('error', reject);
      proxy.server.listen(0, '127.0.0.1', resolve);
    });
    return proxy;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Ends every connection. */
  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  /** A tunnel: for addresses with https, and for WebSockets. */
  private async tunnel({ url = '' }: IncomingMessage, client: Duplex): Promise<void> {
    this.keep(client);
    try {
      const isPlain = url.endsWith(':80');
      const upstream = await this.connect(`${isPlain ? 'http' : 'https'}://${url}`);
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.on('data', ({ length }: Buffer) => this.count(length));
      upstream.pipe(client).pipe(upstream);
    } catch {
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    }
  }

  /** One request of an address with http. */
  private async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const socket = await this.connect(request.url ?? '');
      const { host, pathname, search } = new URL(request.url ?? '');
      const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !OWN_HEADERS.test(name)));
      const sent = plainRequest({
        createConnection: () => socket,
        method: request.method,
        path: `${pathname}${search}`,
        headers: { ...headers, host, connection: 'close' },
      });
      sent.on('error', () => response.destroy());
      sent.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, withoutOwn(answer.headers));
        answer.on('data', ({ length }: Buffer) => this.count(length));
        answer.pipe(response);
      });
      request.pipe(sent);
    } catch {
      response.writeHead(403).end();
    }
  }

  /** A connection to a host that may be reached. Throws a page fault. */
  private async connect(text: string): Promise<Socket> {
    const { exempt, lists, network } = this.rules;
    const { hostname, port, protocol } = parseWebAddress(text, undefined, exempt);
    if (!lists.permits(hostname)) throw new Error('the operator excludes this site');
    const place = { hostname, host: hostname, port: port || (protocol === 'https:' ? '443' : '80'), protocol: 'http:' };
    return new Promise((resolve, reject) => {
      // Without TLS: the browser's own is inside the tunnel.
      guardedConnector(network, exempt)(place, (error, socket) => {
        if (socket === null) return reject(error);
        this.keep(socket);
        resolve(socket);
      });
    });
  }

  private keep(socket: Duplex): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.sockets.delete(socket));
  }

  private count(bytes: number): void {
    this.bytesLeft -= bytes;
    if (this.bytesLeft < 0) this.close();
  }
}

const withoutOwn = (headers: IncomingMessage['headers']): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string | string[]] => {
      const [name, value] = entry;
      return value !== undefined && !OWN_HEADERS.test(name);
    }),
  );
