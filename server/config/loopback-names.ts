import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a host name or address in a URL refers to this machine. */
export function isLoopbackName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name);
}

/** Whether a URL refers to this machine. */
export function isLoopbackUrl(url: string): boolean {
  return isLoopbackName(new URL(url).hostname);
}

/** Whether an IP address is a loopback address, including IPv4-mapped IPv6. */
export function isLoopbackAddress(address: string): boolean {
  const ipv4 = address.replace(/^::ffff:/i, '');
  const version = isIP(ipv4);
  return version === 4 ? ipv4.startsWith('127.') : version === 6 && loopback.check(ipv4, 'ipv6');
}

/** Whether a server is in production. Such a server has no accounts with public passwords. */
export function isPublicService(nodeEnv: string, publicUrl: string): boolean {
  return nodeEnv === 'production' || !isLoopbackUrl(publicUrl);
}
