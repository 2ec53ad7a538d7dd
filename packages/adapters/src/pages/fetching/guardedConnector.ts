import { isIP } from 'node:net';
import { pageFault } from '@listwright/application/shared';
import type { buildConnector } from 'undici';
import { isPublicAddress } from './isPublicAddress.js';
import type { Network } from './Network.js';

/** How many addresses of a name are tried, one after the other. */
const MAX_ADDRESSES = 4;

/**
 * Connects to public addresses only. A name is resolved here, once for each connection, and the connection is made to the
 * address that was checked: a name that resolves to another address a moment later (DNS rebinding) does not help an attacker. Where one
 * of its addresses is not public, none is tried. Fails with the page fault `refused_address`, or as the network does.
 * `exempt` are hosts with their ports that the operator exempts, for tests.
 */
export function guardedConnector(network: Network, exempt: ReadonlySet<string>): buildConnector.connector {
  return (options, callback) => {
    connected(network, options, exempt).then(
      (socket) => callback(null, socket),
      (error: unknown) => callback(error as Error, null),
    );
  };
}

async function connected(network: Network, options: buildConnector.Options, exempt: ReadonlySet<string>) {
  const host = options.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await network.resolve(host) : [host];
  const port = options.port === '' ? (options.protocol === 'https:' ? 443 : 80) : options.port;
  if (!exempt.has(`${host}:${port}`) && !addresses.every(isPublicAddress)) throw pageFault.of('refused_address');
  let failure: unknown = Object.assign(new Error('the name has no address'), { code: 'ENOTFOUND' });
  for (const hostname of addresses.slice(0, MAX_ADDRESSES)) {
    // The certificate is checked against the name, not the address.
    const servername = isIP(host) === 0 ? host : options.servername;
    const made = await new Promise<Parameters<buildConnector.Callback>>((resolve) =>
      network.connect({ ...options, hostname, ...(servername ? { servername } : {}) }, (...made) => resolve(made)),
    );
    if (made[0] === null) return made[1];
    failure = made[0];
  }
  throw failure;
}
