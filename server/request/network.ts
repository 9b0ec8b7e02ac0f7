import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name a network: providers give each customer at least one such network whole. */
const networkGroups = 4;

/**
 * What stands for one visitor's place when calls are counted: an IPv4 address as it is, of an IPv6 address the network, within
 * which anybody may change the address at will.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isMapped) return dotted(groups.slice(6));
  return `${groups.slice(0, networkGroups).join(':')}::`;
}

/** The eight groups of an address, in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes any spelling in the short one of RFC 5952.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
}

function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');
}
