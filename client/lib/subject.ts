import { toUnicodeHost } from './unicode-host.js';

/** What a person asks about. */
export type Subject =
  | { kind: 'domain'; domain: string }
  | { kind: 'page'; domain: string; pageUrl: string }
  | { kind: 'keyword'; keyword: string };

/** Whether a text is a host: labels joined by dots, the last one of letters, nothing blank. */
export function isHost(text: string): boolean {
  return /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu.test(text);
}

/** Reads what was typed or pasted: an address, a host, or else a keyword. `www.` and ports are dropped, hosts are shown in Unicode. */
export function subjectOf(text: string): Subject | undefined {
  const typed = text.trim().replace(/\s+/g, ' ');
  if (typed === '') return undefined;
  const [, host = '', path = ''] =
    /^(?:https?:\/\/)?(?:www\.)?([^\s/?#:]+)(?::\d+)?((?:[/?].*)?)$/iu.exec(typed) ?? [];
  if (!isHost(host)) return { kind: 'keyword', keyword: typed };
  const domain = toUnicodeHost(host.toLowerCase());
  const pageUrl = path.replace(/#.*$/, '');
  return pageUrl === '' || pageUrl === '/' ? { kind: 'domain', domain } : { kind: 'page', domain, pageUrl };
}

/** What the search field shows of a pasted address or a bare Punycode host: the host in Unicode, with the path where there is one. Other texts stay. */
export function readableAddress(text: string): string {
  if (!/^\s*(?:https?:\/\/|(?:[^\s/]*\.)?xn--)/i.test(text)) return text;
  const subject = subjectOf(text);
  if (!subject || subject.kind === 'keyword') return text;
  return subject.kind === 'page' ? subject.domain + subject.pageUrl : subject.domain;
}
