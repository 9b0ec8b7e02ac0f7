import { toUnicodeHost } from '../../lib/unicode-host.js';

/** A page's address as a table shows it: the path alone on the table's own domain, elsewhere the host in Unicode before it. */
export function shortAddress(address: string, ownDomain: string | undefined): string {
  const [, host, path = ''] = /^https?:\/\/(?:www\.)?([^/?#]+)(.*)$/i.exec(address) ?? [];
  if (host === undefined) return address;
  const name = toUnicodeHost(host.toLowerCase());
  return ownDomain !== undefined && name === toUnicodeHost(ownDomain) ? path || '/' : name + path;
}
