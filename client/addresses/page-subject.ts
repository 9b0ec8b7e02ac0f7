import { readAddressParameter } from '../../server/contract/reports/report-parameters.js';
import { isHost, readDomain, type Subject, parseSubject } from '../lib/text/subject.js';
import { pageAt, getPage } from './catalogue.js';
import { matchesRouteQuery } from './matches-route-query.js';

interface Address {
  pathname: string;
  search: string;
}

/** Subject of the page at an address; undefined for pages without a subject. */
export function subjectOfPage({ pathname, search }: Address): Subject | undefined {
  const query = new URLSearchParams(search);
  const page = pageAt(pathname);
  const domain = readAddressParameter('domain', query) ?? '';
  if (page === getPage('domain-summary')) {
    return summarySubject(domain, matchesRouteQuery(getPage('keyword-summary'), query));
  }
  switch (page?.subject) {
    case 'domain':
      return domain ? { kind: 'domain', domain: readDomain(domain) } : undefined;
    case 'page': {
      const pageUrl = readAddressParameter('pageUrl', query) ?? '/';
      return domain ? { kind: 'page', domain: readDomain(domain), pageUrl } : undefined;
    }
    case 'keyword': {
      const keyword = readAddressParameter('keyword', query);
      return keyword ? { kind: 'keyword', keyword } : undefined;
    }
    case 'owner': {
      const id = readAddressParameter('id', query) ?? '';
      return page.owner === 'parent' && isHost(id) ? { kind: 'domain', domain: readDomain(id) } : undefined;
    }
    case 'group':
    case 'run':
    case 'clustering':
    case 'none':
    case undefined:
      return undefined;
  }
}

function summarySubject(text: string, asKeyword: boolean): Subject | undefined {
  const subject = parseSubject(text);
  if (!subject || (asKeyword && subject.kind !== 'keyword')) {
    return subject && { kind: 'keyword', keyword: text };
  }
  return subject.kind === 'page' ? { kind: 'domain', domain: subject.domain } : subject;
}

/** Display name of the subject. */
export function subjectName(subject: Subject): string {
  if (subject.kind === 'keyword') return subject.keyword;
  return subject.kind === 'page' ? subject.domain + subject.pageUrl : subject.domain;
}
