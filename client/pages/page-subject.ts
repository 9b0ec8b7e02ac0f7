import type { Location } from 'react-router-dom';
import { isHost, type Subject, subjectOf } from '../lib/subject.js';
import { toUnicodeHost } from '../lib/unicode-host.js';
import { domainPaths, keywordPaths, pagePaths, paths } from '../addresses/paths.js';

/** What the page at this address is about; undefined for pages about nothing in particular. */
export function subjectOfPage({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): Subject | undefined {
  const query = new URLSearchParams(search);
  const domain = query.get('domain') ?? '';
  if (pathname === paths.summary) return summarySubject(domain, query.get('as') === 'keyword');
  if (isOneOf(domainPaths, pathname)) {
    return domain ? { kind: 'domain', domain: toUnicodeHost(domain) } : undefined;
  }
  if (pathname === paths.subdomains) {
    const id = query.get('id') ?? '';
    return isHost(id) ? { kind: 'domain', domain: toUnicodeHost(id) } : undefined;
  }
  if (isOneOf(pagePaths, pathname)) {
    const pageUrl = query.get('page_url') ?? '/';
    return domain ? { kind: 'page', domain: toUnicodeHost(domain), pageUrl } : undefined;
  }
  const keyword = isOneOf(keywordPaths, pathname) ? query.get('key') : undefined;
  return keyword ? { kind: 'keyword', keyword } : undefined;
}

function isOneOf(known: readonly string[], pathname: string): boolean {
  return known.includes(pathname);
}

function summarySubject(text: string, asKeyword: boolean): Subject | undefined {
  const subject = subjectOf(text);
  if (!subject || (asKeyword && subject.kind !== 'keyword')) {
    return subject && { kind: 'keyword', keyword: text };
  }
  return subject.kind === 'page' ? { kind: 'domain', domain: subject.domain } : subject;
}

/** The subject as a person names it. */
export function subjectName(subject: Subject): string {
  if (subject.kind === 'keyword') return subject.keyword;
  return subject.kind === 'page' ? subject.domain + subject.pageUrl : subject.domain;
}
