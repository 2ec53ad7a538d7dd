const GROUPS = 8;
const MAPPED = /^(?:::ffff:|0*:0*:0*:0*:0*:ffff:)(\d+\.\d+\.\d+\.\d+)$/iu;

/**
 * The network that attempts from an address are counted by. An IPv6 customer has at least a /64 (RFC 6177), so
 * its first four groups identify the customer, and three the /48 of a site. An IPv4 address is its own network.
 */
export function networkOf(address: string, bits: 48 | 64 = 64): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const plain = address.split('%')[0] ?? '';
  if (!plain.includes(':')) return address;
  const [head = '', tail] = plain.split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - first.length - last.length);
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return `${groups.slice(0, bits / 16).join(':')}::/${bits}`;
}

const groupsOf = (text: string): readonly string[] =>
  text === '' ? [] : text.split(':').map((group) => group.toLowerCase().replace(/^0+(?=.)/u, ''));
