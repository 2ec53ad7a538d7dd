import { Agent } from 'undici';
import { guardedConnector } from './guardedConnector.js';
import type { Network } from './Network.js';
import type { PageLimits } from './PageLimits.js';
import { unpackedBody } from '../unpackedBody.js';

/** The head of an answer, with its body unread. */
export interface SiteAnswer {
  readonly status: number;
  /** Of the names in lower case; the first of several. */
  readonly header: (name: string) => string;
  /** Reads the body, unpacked. Throws as `unpackedBody` does. */
  readonly bytes: () => Promise<Buffer>;
  /** Reads over a short body, so that the connection can be used again; drops a long one, and the connection with it. */
  readonly skip: () => Promise<void>;
  /** Drops the body and the connection. */
  readonly drop: () => void;
}

/** Longer bodies of redirects and failures cost more than a new connection. */
const SKIPPED_BYTES = 16 * 1024;

/**
 * Makes single GET requests over connections that `guardedConnector` allows. Supports no redirects, no cookies and no
 * proxy: a proxy that resolves names itself would bypass the guard.
 */
export class GuardedClient {
  private readonly agent: Agent;

  constructor(
    network: Network,
    private readonly userAgent: string,
    private readonly limits: Pick<PageLimits, 'bodyBytes' | 'headBytes'>,
    exempt: ReadonlySet<string> = new Set(),
  ) {
    this.agent = new Agent({
      connect: guardedConnector(network, exempt),
      maxHeaderSize: limits.headBytes,
      maxResponseSize: limits.bodyBytes,
      // The caller's signal limits the time.
      headersTimeout: 0,
      bodyTimeout: 0,
      // A site has one request at a time, so its robots.txt and its page can share a connection.
      connections: 1,
      // The next page of the site comes after a pause, and its name is then resolved and checked again.
      keepAliveTimeout: 1000,
      keepAliveMaxTimeout: 1000,
    });
  }

  async get(url: URL, accept: string, signal: AbortSignal): Promise<SiteAnswer> {
    const { statusCode, headers, body } = await this.agent.request({
      method: 'GET',
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      headers: {
        accept,
        'accept-encoding': 'gzip, deflate, br',
        'accept-language': 'en, *;q=0.5',
        'user-agent': this.userAgent,
      },
      signal,
    });
    // A body that is dropped or fails after its reader has left needs no report.
    body.on('error', () => {});
    const header = (name: string) => [headers[name] ?? ''].flat()[0] ?? '';
    return {
      status: statusCode,
      header,
      bytes: () => unpackedBody(body, [headers['content-encoding'] ?? ''].flat().join(','), this.limits.bodyBytes),
      skip: () => body.dump({ limit: SKIPPED_BYTES, signal }),
      drop: () => void body.destroy(),
    };
  }

  /** Ends all connections. */
  async close(): Promise<void> {
    await this.agent.destroy();
  }
}
