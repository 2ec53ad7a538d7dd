import ipaddr from 'ipaddr.js';

/**
 * All of IPv6 that is in use as public addresses (RFC 4291, 2.4; IANA). What is outside can carry an IPv4 address inside:
 * `::7f00:1`, `::ffff:127.0.0.1`, `64:ff9b::7f00:1`.
 */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Azure's metadata service, although its address is in a public range. */
const AZURE_HOST = '168.63.129.16';

/**
 * Whether an IP address is a machine's on the public internet: not private, loopback, link-local (cloud metadata), shared
 * by a provider's customers, multicast, reserved, or an IPv6 form of an IPv4 address. False for what is no IP address.
 */
export function isPublicAddress(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) {
    return ipaddr.IPv4.parse(text).range() === 'unicast' && text !== AZURE_HOST;
  }
  if (!ipaddr.IPv6.isValid(text)) return false;
  const address = ipaddr.IPv6.parse(text);
  return address.zoneId === undefined && address.range() === 'unicast' && address.match(GLOBAL_UNICAST);
}
