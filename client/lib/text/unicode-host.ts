import { decode } from 'punycode/punycode.es6.js';
import { readableHost } from '../../../server/contract/formatting/readable-host.js';

/** Display form of a host, see `readableHost`. */
export function toUnicodeHost(host: string): string {
  return readableHost(host, decodeLabel);
}

/** Undefined for invalid Punycode. */
function decodeLabel(label: string): string | undefined {
  try {
    return decode(label.slice('xn--'.length));
  } catch {
    return undefined;
  }
}
