import { isIPv6 } from 'node:net';

/** Providers assign each customer at least a /64 network. */
const networkGroups = 4;

/**
 * Rate limit key of an address: the IPv4 address or the IPv6 network, within which the client can choose its address.
 */
export function getNetwork(address: string): string {
  const withoutZone = address.replace(/%.*$/, '');
  if (!isIPv6(withoutZone)) return address;
  const groups = expandGroups(withoutZone);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isMapped) return formatIpv4(groups.slice(6));
  return `${groups.slice(0, networkGroups).join(':')}::`;
}

/** The eight groups of an IPv6 address without leading zeros. */
function expandGroups(address: string): string[] {
  // The URL parser normalizes the address according to RFC 5952.
  const compressed = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [leadingGroups = '', trailingGroups] = compressed.split('::');
  const leading = leadingGroups === '' ? [] : leadingGroups.split(':');
  const trailing = trailingGroups === undefined || trailingGroups === '' ? [] : trailingGroups.split(':');
  const zeros = Array<string>(8 - leading.length - trailing.length).fill('0');
  return [...leading, ...zeros, ...trailing];
}

function formatIpv4(groups: readonly string[]): string {
  return groups
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');
}
