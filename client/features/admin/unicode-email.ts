import { toUnicodeHost } from '../../lib/text/unicode-host.js';

/** Display form of an e-mail: its domain in Unicode, see `readableHost`. */
export function toUnicodeEmail(email: string): string {
  const domainStart = email.lastIndexOf('@') + 1;
  return email.slice(0, domainStart) + toUnicodeHost(email.slice(domainStart));
}
