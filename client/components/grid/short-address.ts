import { readablePath } from '../../../server/contract/readable-path.js';
import { toUnicodeHost } from '../../lib/unicode-host.js';

/** A page's address as a table shows it: the path alone on the table's own domain, elsewhere the host in Unicode before it; readable both. */
export function shortAddress(address: string, ownDomain: string | undefined): string {
  const [, host, path = ''] = /^https?:\/\/(?:www\.)?([^/?#]+)(.*)$/i.exec(address) ?? [];
  if (host === undefined) return readablePath(address);
  const name = toUnicodeHost(host.toLowerCase());
  return ownDomain !== undefined && name === toUnicodeHost(ownDomain)
    ? readablePath(path) || '/'
    : name + readablePath(path);
}

/** Addresses up to this length stand whole; a longer last step is cut at its end like any text. */
const longestWhole = 28;
const longestTail = 24;

/** The end of a long address that is never cut, as it tells pages apart: its last step from the `/` on; empty where there is none to keep. */
export function tailOf(address: string): string {
  if (address.length <= longestWhole) return '';
  const step = address.lastIndexOf('/', address.length - 2);
  const tail = address.slice(step);
  return step <= 0 || tail.length > longestTail ? '' : tail;
}
