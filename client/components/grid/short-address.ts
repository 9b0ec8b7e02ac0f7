import { readablePath } from '../../../server/contract/formatting/readable-path.js';
import { toUnicodeHost } from '../../lib/text/unicode-host.js';

/** Display form of a page address: only the path on the table's own domain, otherwise with the Unicode host. */
export function shortAddress(address: string, tableDomain: string | undefined): string {
  const [, host, path = ''] = /^https?:\/\/(?:www\.)?([^/?#]+)(.*)$/i.exec(address) ?? [];
  if (host === undefined) return readablePath(address);
  const name = toUnicodeHost(host.toLowerCase());
  return tableDomain !== undefined && name === toUnicodeHost(tableDomain)
    ? readablePath(path) || '/'
    : name + readablePath(path);
}

/** A URL without its hidden segments. */
interface TruncatedAddress {
  start: string;
  hidden: string;
  tail: string;
}

/** Replaces the hidden path segments. */
export const ellipsis = '/…';

/**
 * Truncates a URL to a width by hiding as few middle segments as possible. The last segment stays, because it
 * distinguishes pages. If the text is still too long, CSS truncates the end.
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
  // The host always stays visible.
  const end =
    ends.find((start) => widthOf(address.slice(0, start) + ellipsis + tail) <= availableWidth) ?? first;
  return { start: address.slice(0, end), hidden: address.slice(end, last), tail };
}
