import { toUnicodeHost } from './unicode-host.js';

/** Subject of a search. */
export type Subject =
  | { kind: 'domain'; domain: string }
  | { kind: 'page'; domain: string; pageUrl: string }
  | { kind: 'keyword'; keyword: string };

/** Whether a text is a host name: labels joined by dots with an alphabetic top-level domain. */
export function isHost(text: string): boolean {
  return /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu.test(text);
}

/** Parses typed or pasted text as an address, a host or a keyword. Drops `www.` and ports and decodes Punycode. */
export function parseSubject(text: string): Subject | undefined {
  const typed = text.trim().replace(/\s+/g, ' ');
  if (typed === '') return undefined;
  const [, host = '', path = ''] =
    /^(?:https?:\/\/)?(?:www\.)?([^\s/?#:]+)(?::\d+)?((?:[/?].*)?)$/iu.exec(typed) ?? [];
  if (!isHost(host)) return { kind: 'keyword', keyword: typed };
  const domain = toUnicodeHost(host.toLowerCase());
  const pageUrl = path.replace(/#.*$/, '');
  return pageUrl === '' || pageUrl === '/' ? { kind: 'domain', domain } : { kind: 'page', domain, pageUrl };
}

/** Domain of an address parameter, which may contain a full address. Other texts are only put in lower case. */
export function readDomain(text: string): string {
  const subject = parseSubject(text);
  return subject === undefined || subject.kind === 'keyword' ? text.toLowerCase() : subject.domain;
}

/** Display form of a pasted address or Punycode host: Unicode host and path. Other texts stay unchanged. */
export function toReadableAddress(text: string): string {
  if (!/^\s*(?:https?:\/\/|(?:[^\s/]*\.)?xn--)/i.test(text)) return text;
  const subject = parseSubject(text);
  if (!subject || subject.kind === 'keyword') return text;
  return subject.kind === 'page' ? subject.domain + subject.pageUrl : subject.domain;
}
