import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name a network: providers give each customer at least one such network whole. */
const networkGroups = 4;

/**
 * What stands for one visitor's place when calls are counted: an IPv4 address as it is, of an IPv6 address the network, within
 * which anybody may change the address at will.
 */
export function networkOf(address: string): string {
  const withoutZone = address.replace(/%.*$/, '');
  if (!isIPv6(withoutZone)) return address;
  const groups = groupsOf(withoutZone);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isMapped) return dottedIpv4(groups.slice(6));
  return `${groups.slice(0, networkGroups).join(':')}::`;
}

/** The eight groups of an address, in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes any spelling in the short one of RFC 5952.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [leadingGroups = '', trailingGroups] = short.split('::');
  const leading = leadingGroups === '' ? [] : leadingGroups.split(':');
  const trailing = trailingGroups === undefined || trailingGroups === '' ? [] : trailingGroups.split(':');
  const zeros = Array<string>(8 - leading.length - trailing.length).fill('0');
  return [...leading, ...zeros, ...trailing];
}

function dottedIpv4(groups: readonly string[]): string {
  return groups
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');
}
