import { decode } from 'punycode/punycode.es6.js';
import { readableHost } from '../../../server/contract/formatting/readable-host.js';

/** Display form of a host, see `readableHost`. */
export function toUnicodeHost(host: string): string {
  return readableHost(host, decodeLabel);
}

/** Display form of an e-mail: its domain in Unicode, see `readableHost`. */
export function toUnicodeEmail(email: string): string {
  const domainStart = email.lastIndexOf('@') + 1;
  return email.slice(0, domainStart) + toUnicodeHost(email.slice(domainStart));
}

/** Undefined for invalid Punycode. */
function decodeLabel(label: string): string | undefined {
  try {
    return decode(label.slice('xn--'.length));
  } catch {
    return undefined;
  }
}
