import { domainToASCII, domainToUnicode } from 'node:url';
import { readableHost } from '../../contract/readable-host.js';

/**
 * A domain as the store names it, from what people type or paste: scheme, user, port, path and a leading `www.` go,
 * upper case and Unicode become lower-case ASCII. Undefined where no domain is in it.
 */
export function normaliseDomain(typed: string): string | undefined {
  const address = typed
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/^\/\//, '');
  const authority = address.split(/[/?#\\]/, 1)[0] ?? '';
  const host = authority
    .slice(authority.lastIndexOf('@') + 1)
    .replace(/:\d*$/, '')
    .replace(/\.$/, '');
  const ascii = domainToASCII(host.toLowerCase());
  const bare = ascii.startsWith('www.') && ascii.slice(4).includes('.') ? ascii.slice(4) : ascii;
  const valid =
    bare.length <= 253 &&
    /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)+$/.test(bare);
  return valid ? bare : undefined;
}

/** A domain as people read it, see `readableHost`. */
export function readableDomain(name: string): string {
  return readableHost(name, domainToUnicode);
}

/** The path of a whole address `https://…`; any other text, as a part of a path, stays as it is. */
export function pathOfAddress(text: string): string {
  return /^\s*https?:\/\//i.test(text) ? normalisePath(text) : text;
}

/**
 * Path and query of a page, from a path or a whole address: without scheme, host and fragment, starting with `/`. A question mark
 * with nothing behind it asks for the same page.
 */
export function normalisePath(typed: string): string {
  const withoutHost = typed.trim().replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*/i, '');
  const path = withoutHost.replace(/#[^]*$/, '').replace(/\?$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}
