import { domainToASCII, domainToUnicode } from 'node:url';
import { readableHost } from '../../contract/formatting/readable-host.js';
import { canonicalPath, unwrapRedirect } from '../page-identity.js';

/** Valid host names have up to 253 ASCII characters. The conversion of long names takes quadratic time. */
const maxHostChars = 512;

/** ASCII form of a host name; empty for an invalid one. */
export function toAsciiHost(host: string): string {
  return host.length > maxHostChars ? '' : domainToASCII(host);
}

/**
 * Normalises a typed or pasted domain: drops scheme, user, port, path and a leading `www.`, converts to lower-case
 * ASCII. Undefined if the input contains no domain.
 */
export function normaliseDomain(input: string): string | undefined {
  const address = unwrapRedirect(input.trim())
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/^\/\//, '');
  const authority = address.split(/[/?#\\]/, 1)[0] ?? '';
  const host = authority
    .slice(authority.lastIndexOf('@') + 1)
    .replace(/:\d*$/, '')
    .replace(/\.$/, '');
  const ascii = toAsciiHost(host.toLowerCase());
  const withoutWww = ascii.startsWith('www.') && ascii.slice(4).includes('.') ? ascii.slice(4) : ascii;
  const isValid =
    withoutWww.length <= 253 &&
    /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)+$/.test(withoutWww);
  return isValid ? withoutWww : undefined;
}

/** Unicode form of a domain, see `readableHost`. */
export function readableDomain(name: string): string {
  return readableHost(name, domainToUnicode);
}

/** The path of an absolute URL, with its parameters; any other text is returned unchanged. */
export function getUrlPath(text: string): string {
  return isAbsoluteUrl(text) ? stripHost(text) : text;
}

/** Whether a text starts with a scheme and a host. */
export function isAbsoluteUrl(text: string): boolean {
  return /^\s*https?:\/\//i.test(text);
}

/** The canonical path and query of a page, from a path or an absolute URL. */
export function normalisePath(input: string): string {
  return canonicalPath(stripHost(unwrapRedirect(input.trim())));
}

/** Path and query without fragment, starting with `/`. */
function stripHost(input: string): string {
  const withoutHost = input.trim().replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*/i, '');
  const path = withoutHost.replace(/#[^]*$/, '').replace(/\?$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}
