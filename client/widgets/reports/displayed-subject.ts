import {
  readAddressParameter,
  type ReportParameterKey,
  getReportParameter,
  getSubjectParameters,
} from '../../../server/contract/reports/report-parameters.js';
import type { ReportSubject as SubjectKind } from '../../../server/contract/reports/report-vocabulary.js';
import { serialiseFilter } from '../../../server/contract/filter-language/serialise-filter.js';
import { readablePath } from '../../../server/contract/formatting/readable-path.js';
import { reportPath } from '../../addresses/report-path.js';
import type { LinkSubject } from '../../components/grid/link-template.js';
import type { Crumb } from '../../components/ui/page-header.js';
import { isHost, readDomain } from '../../lib/text/subject.js';
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

/** Subject parameters read from an address. */
interface SubjectParameters {
  /** Values by GraphQL argument name. */
  variables: Partial<Record<ReportParameterKey, string | number>>;
  /** Values by REST parameter name. */
  restParameters: Record<string, string>;
  /** Whether all required parameters are present. */
  complete: boolean;
}

/** Reads the subject of a report from the query of its page. */
export function readSubjectParameters(subject: SubjectKind, search: URLSearchParams): SubjectParameters {
  const keys = getSubjectParameters(subject);
  const rawValues = new Map(keys.map((key) => [key, readText(key, search)]));
  const isPresent = (key: ReportParameterKey) => rawValues.get(key) !== undefined;
  const parameters: SubjectParameters = { variables: {}, restParameters: {}, complete: true };
  for (const key of keys) {
    const { restName = key, type, insteadOf } = getReportParameter(key);
    const text = rawValues.get(key);
    const hasAlternative = keys.some(
      (candidate) => getReportParameter(candidate).insteadOf === key && isPresent(candidate),
    );
    if (text === undefined && insteadOf === undefined && !hasAlternative) parameters.complete = false;
    if (text === undefined || (insteadOf !== undefined && isPresent(insteadOf))) continue;
    parameters.variables[key] = type === 'integer' ? Number(text) : text;
    parameters.restParameters[restName] = text;
  }
  return parameters;
}

/** Invalid numbers are treated as missing. A typed address is reduced to its domain, as on the server. */
function readText(key: ReportParameterKey, search: URLSearchParams): string | undefined {
  const text = readAddressParameter(key, search);
  if (getReportParameter(key).type === 'integer') return text && /^-?\d{1,16}$/.test(text) ? text : undefined;
  return key === 'domain' && text !== undefined ? readDomain(text) : text;
}
