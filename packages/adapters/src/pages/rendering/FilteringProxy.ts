import {
  createServer,
  request as plainRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { isIP, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { guardedConnector } from '../fetching/guardedConnector.js';
import type { SiteAccess } from '../fetching/SiteAccess.js';
import { serverNameOf } from './serverNameOf.js';

export interface ProxyRules {
  readonly access: Pick<SiteAccess, 'network' | 'exempt' | 'addressOf' | 'mayLoad'>;
  /** Of all that one page may load. */
  readonly mostBytes: number;
}

/** What a browser may send to a site: the rest names the proxy or the connection. */
const OWN_HEADERS = /^(?:proxy-|connection$|keep-alive$|te$|trailer$|transfer-encoding$|upgrade$)/u;

/**
 * All that a browser reaches for one page goes through here: hosts of the public internet at their usual ports, resolved and checked as
 * for `PageFetcher`, up to so many bytes. What is asked for by http goes by the robots.txt of its site. By https only the host is seen:
 * it is reached where something of it was permitted (`permit`), by TLS and under its own name. It listens on this machine alone and
 * ends with the page.
 */
export class FilteringProxy {
  private readonly server: Server;
  private readonly sockets = new Set<Duplex>();
  /** Hosts with their ports. */
  private readonly permitted = new Set<string>();
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

  /** Permits tunnels to the host of an address. */
  permit(address: string): void {
    const { hostname, port } = new URL(address);
    this.permitted.add(`${hostname}:${port === '' ? '443' : port}`);
  }

  /** Ends every connection. */
  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  /** A tunnel for addresses with https; WebSockets to addresses with http would ask for one too, and get none. */
  private async tunnel({ url = '' }: IncomingMessage, client: Duplex): Promise<void> {
    this.keep(client);
    try {
      if (!this.permitted.has(url)) throw new Error('nothing of this host was permitted');
      const upstream = await this.connect(`https://${url}`);
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.on('data', ({ length }: Buffer) => this.count(length));
      client.once('close', () => upstream.destroy());
      const greeting = await greetingOf(client, new URL(`https://${url}`).hostname);
      upstream.write(greeting);
      upstream.pipe(client).pipe(upstream);
    } catch {
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    }
  }

  /** One request of an address with http. */
  private async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (!(await this.rules.access.mayLoad(request.url ?? ''))) throw new Error('the site or the operator forbids it');
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
    const { access } = this.rules;
    const { hostname, port, protocol } = access.addressOf(text);
    const place = { hostname, host: hostname, port: port || (protocol === 'https:' ? '443' : '80'), protocol: 'http:' };
    return new Promise((resolve, reject) => {
      // Without TLS: the browser's own is inside the tunnel.
      guardedConnector(access.network, access.exempt)(place, (error, socket) => {
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

/** The first bytes of a tunnel, once they are complete. Rejects where they are no TLS, or name another host. */
function greetingOf(client: Duplex, host: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    const take = (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      const name = serverNameOf(bytes);
      if (name === undefined) return;
      client.off('data', take);
      client.pause();
      // Addresses are not named (RFC 6066, 3).
      if (name === host || (name === '' && isIP(host) !== 0)) resolve(bytes);
      else reject(new Error('the tunnel is used for something else'));
    };
    client.on('data', take);
    client.once('close', () => reject(new Error('the browser has left')));
  });
}
