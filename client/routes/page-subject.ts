import type { Location } from 'react-router-dom';
import { type Subject, subjectOf } from '../lib/subject.js';
import { toUnicodeHost } from '../lib/unicode-host.js';
import { paths } from './paths.js';

/** What the page at this address is about; undefined for pages about nothing in particular. */
export function subjectOfPage({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): Subject | undefined {
  const query = new URLSearchParams(search);
  const domain = query.get('domain') ?? '';
  switch (pathname) {
    case paths.summary:
      return summarySubject(domain, query.get('as') === 'keyword');
    case paths.keywords:
    case paths.lostKeywords:
    case paths.competitors:
    case paths.pages:
    case paths.adKeywords:
    case paths.ads:
    case paths.keywordsOfAd:
    case paths.adLinks:
    case paths.adFacts:
    case paths.adCompetitors:
      return domain ? { kind: 'domain', domain: toUnicodeHost(domain) } : undefined;
    case paths.pageKeywords:
      return domain
        ? { kind: 'page', domain: toUnicodeHost(domain), pageUrl: query.get('page_url') ?? '/' }
        : undefined;
    case paths.similarKeywords: {
      const keyword = query.get('key');
      return keyword ? { kind: 'keyword', keyword } : undefined;
    }
    default:
      return undefined;
  }
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
