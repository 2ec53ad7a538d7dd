import { isIP } from 'node:net';
import { pageFault } from '@listwright/application/shared';
import { isPublicAddress } from './isPublicAddress.js';

/** Longer than any URL of a shop; servers refuse more than 8 kB. */
const MAX_LENGTH = 4096;
/** Labels of a name as `URL` gives them; a second dot at the end is no name. */
const NAME = /^(?:[a-z0-9_-]+\.)*[a-z0-9_-]+$/;
/** Names that never mean a site of the public internet (RFC 6761, 6762, 8375; ICANN's `internal`). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|lan|intranet|home\.arpa)$/;

const NO_HOSTS: ReadonlySet<string> = new Set();

/** Host and port, the port of the scheme where none is named. */
const hostOf = ({ hostname, port, protocol }: URL): string =>
  `${hostname}:${port === '' ? (protocol === 'https:' ? 443 : 80) : port}`;

/**
 * The address of a page, or of a redirect from `base`, with its host in one form: in lower case, numbers as an IP address,
 * without a last dot. Throws the page fault `invalid_address`, or `refused_address` where the host alone shows it.
 * `exempt` are hosts with their ports (`127.0.0.1:8080`) that the operator exempts from this, for tests.
 */
export function parseWebAddress(text: string, base?: URL, exempt: ReadonlySet<string> = NO_HOSTS): URL {
  if (text.length > MAX_LENGTH || !URL.canParse(text, base?.href)) throw pageFault.of('invalid_address');
  const url = new URL(text, base);
  if (/^https?:$/.test(url.protocol) && exempt.has(hostOf(url))) return url;
  if (!/^https?:$/.test(url.protocol) || url.href.length > MAX_LENGTH) throw pageFault.of('invalid_address');
  url.hash = '';
  url.hostname = url.hostname.replace(/\.$/, '');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0 && !NAME.test(host)) throw pageFault.of('invalid_address');
  // Before the port: a shop on the seller's own machine (`http://localhost:3000`) is refused for where it is.
  if (isIP(host) === 0 ? isLocalName(host) : !isPublicAddress(host)) throw pageFault.of('refused_address');
  // The port is empty where it is the scheme's own.
  if (url.username !== '' || url.password !== '' || url.port !== '') throw pageFault.of('invalid_address');
  return url;
}

/** A name without a dot would be resolved in the operator's own network. */
function isLocalName(name: string): boolean {
  return !name.includes('.') || LOCAL_NAME.test(name);
}
