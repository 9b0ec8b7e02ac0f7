import { serialiseFilter } from '../../../server/contract/filter-language/serialise-filter.js';
import { readablePath } from '../../../server/contract/formatting/readable-path.js';
import type { ReportParameterKey } from '../../../server/contract/reports/report-parameters.js';
import type { ReportSubject as SubjectKind } from '../../../server/contract/reports/report-vocabulary.js';
import type { SubjectParameters } from '../../addresses/subject-parameters.js';
import { reportPath } from '../../addresses/report-path.js';
import type { LinkSubject } from '../../components/grid/link-template.js';
import type { Crumb } from '../../components/ui/page-header.js';
import { isHost } from '../../lib/text/subject.js';
import { toUnicodeHost } from '../../lib/text/unicode-host.js';

/** Report subject as displayed by its page. */
export interface DisplayedSubject {
  /** Parent pages for the breadcrumbs. */
  ancestors: Crumb[];
  domain?: string;
  /** Compared domains in column order. */
  domains?: readonly string[];
  /** Display name. */
  name: string;
  links: LinkSubject;
}

/** Breadcrumbs, display name and link parameters of a report subject. */
export function displayedSubject(
  subject: SubjectKind,
  { variables }: SubjectParameters,
  base: string | undefined,
): DisplayedSubject {
  const getText = (key: ReportParameterKey) => String(variables[key] ?? '');
  const domain = getText('domain');
  const summary = { label: toUnicodeHost(domain), to: reportPath('domain-summary', { domain }, base) };
  switch (subject) {
    case 'domain':
      return { ancestors: [summary], domain, name: summary.label, links: { domain, base } };
    case 'page': {
      const pageUrl = getText('pageUrl');
      const pages = reportPath('site-pages', { domain }, base);
      const displayedUrl = readablePath(pageUrl);
      // A lone slash would look like a breadcrumb separator.
      const label = displayedUrl === '/' ? `${summary.label}/` : displayedUrl;
      const page = { label, to: `${pages}#filter=${encodeURIComponent(serialisePageFilter(pageUrl))}` };
      const name = `${summary.label}${displayedUrl}`;
      return { ancestors: [summary, page], domain, name, links: { domain, base } };
    }
    case 'keyword': {
      const keyword = getText('keyword');
      if (keyword === '') return { ancestors: [], name: `№ ${getText('kid')}`, links: { keyword, base } };
      const page = { label: keyword, to: reportPath('keyword-summary', { keyword }, base) };
      return { ancestors: [page], name: keyword, links: { keyword, base } };
    }
    case 'owner': {
      const id = getText('id');
      const host = isHost(id) ? toUnicodeHost(id.toLowerCase()) : undefined;
      return {
        ancestors: createOwnerBreadcrumbs(id, host, base),
        domain: host,
        name: host ?? id,
        links: { base },
      };
    }
    case 'group':
    case 'run':
    case 'clustering':
      return { ancestors: [], name: '', links: { base } };
    case 'none':
      return { ancestors: [], name: '', links: { base } };
  }
}

/** Breadcrumbs of an owner: subdomains belong to a domain, identifiers have no parent. */
function createOwnerBreadcrumbs(id: string, host: string | undefined, base: string | undefined): Crumb[] {
  if (host === undefined) return [{ label: id }];
  return [{ label: host, to: reportPath('monetization', { domain: host }, base) }];
}

/** Filter string that matches one page. */
function serialisePageFilter(pageUrl: string): string {
  return serialiseFilter([[{ field: 'url', operator: '=', values: [pageUrl] }]]);
}
