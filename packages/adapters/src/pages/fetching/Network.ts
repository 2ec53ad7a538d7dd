import { lookup } from 'node:dns/promises';
import { buildConnector } from 'undici';

/** How names are resolved and connections made. Tests give another one; addresses are checked in between in any case. */
export interface Network {
  /** All IP addresses of a name. Fails as `dns.lookup` does. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Connects to the IP address in `hostname`; a certificate must be that of `servername`. */
  readonly connect: buildConnector.connector;
}

/** The machine's own network. A connection must be established within `connectMs`. */
export function systemNetwork(connectMs: number): Network {
  return {
    resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
    connect: buildConnector({ timeout: connectMs }),
  };
}
