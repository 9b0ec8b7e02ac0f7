import { readablePath } from '../../../server/contract/readable-path.js';
import { toUnicodeHost } from '../../lib/unicode-host.js';

/** A page's address as a table shows it: the path alone on the table's own domain, elsewhere the host in Unicode before it; readable both. */
export function shortAddress(address: string, tableDomain: string | undefined): string {
  const [, host, path = ''] = /^https?:\/\/(?:www\.)?([^/?#]+)(.*)$/i.exec(address) ?? [];
  if (host === undefined) return readablePath(address);
  const name = toUnicodeHost(host.toLowerCase());
  return tableDomain !== undefined && name === toUnicodeHost(tableDomain)
    ? readablePath(path) || '/'
    : name + readablePath(path);
}

/** An address as a cell shows it: what is left out of it in its middle, and what stands before and behind that. */
interface TruncatedAddress {
  start: string;
  hidden: string;
  tail: string;
}

/** What stands for the steps that are left out. */
export const ellipsis = '/…';

/**
 * An address in so much room: whole where it fits, else without as few steps before its last one as will do, which tells pages
 * apart. What does not fit even so is cut at its end, like any text.
 */
export function truncatePath(
  address: string,
  availableWidth: number,
  widthOf: (text: string) => number,
): TruncatedAddress {
  if (widthOf(address) <= availableWidth) return { start: address, hidden: '', tail: '' };
  const [path = ''] = address.split('?', 1);
  const starts = [...path.matchAll(/\/(?=[^/])/g)].map(({ index }) => index);
  const [first = 0] = starts;
  const last = starts.at(-1) ?? first;
  if (last === first) return { start: address, hidden: '', tail: '' };
  const tail = address.slice(last);
  const ends = starts.slice(0, -1).toReversed();
  // A host, where the address has one, is never left out.
  const end =
    ends.find((start) => widthOf(address.slice(0, start) + ellipsis + tail) <= availableWidth) ?? first;
  return { start: address.slice(0, end), hidden: address.slice(end, last), tail };
}
