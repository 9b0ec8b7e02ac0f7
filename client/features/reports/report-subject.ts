import { serialiseFilter } from '../../../server/contract/filter-language/serialise-filter.js';
import { readAddress, type ReportParameterKey } from '../../../server/contract/report-parameters.js';
import type { ArgumentType } from '../../../server/contract/report-vocabulary.js';
import { isHost } from '../../lib/subject.js';
import { toUnicodeHost } from '../../lib/unicode-host.js';
import type { LinkSubject } from '../../components/grid/link-template.js';
import type { Crumb } from '../../components/ui/page-head.js';
import { namedSubject, type NamedSubject } from '../../addresses/named-subject.js';
import { reportPath } from '../../addresses/report-path.js';
import type { ReportVariables } from './report-answer.js';
import type { ReportMeta } from './report-meta.js';

/** What a table is about, read from the page's address. */
export interface ReportSubject {
  /** Arguments of the report's query. */
  variables: ReportVariables;
  /** The same for the REST call, by its names. */
  rest: Readonly<Record<string, string | readonly string[]>>;
  /** The pages above this one. */
  ancestors: Crumb[];
  domain?: string;
  /** The subject as a person calls it. */
  name: string;
  links: LinkSubject;
  /** Whether the address names all that the report needs. */
  complete: boolean;
}

/** Reads the subject and the report's own arguments from the query string. */
export function readSubject(meta: ReportMeta, search: URLSearchParams): ReportSubject {
  const base = readAddress('base', search);
  const own = ownArguments(meta, search);
  const named = namedSubject(meta.subject, search);
  const isGiven = (field: string) => field in own.variables;
  const isAsked = meta.arguments.every(
    ({ required, requiredUnless, field }) =>
      isGiven(field) || (!required && (requiredUnless === null || isGiven(requiredUnless))),
  );
  return {
    variables: { base, ...own.variables, ...named.variables },
    rest: { ...(base ? { base } : {}), ...own.rest, ...named.rest },
    complete: named.complete && isAsked,
    ...shownSubject(meta.subject, named, base),
  };
}

/** How the page shows what it is about, and where that leads. */
function shownSubject(
  subject: ReportMeta['subject'],
  { variables }: NamedSubject,
  base: string | undefined,
): Pick<ReportSubject, 'ancestors' | 'domain' | 'name' | 'links'> {
  const textOf = (key: ReportParameterKey) => String(variables[key] ?? '');
  const domain = textOf('domain');
  const summary = { label: toUnicodeHost(domain), to: reportPath('domain-summary', { domain }, base) };
  switch (subject) {
    case 'domain':
      return { ancestors: [summary], domain, name: summary.label, links: { domain, base } };
    case 'page': {
      const pageUrl = textOf('pageUrl');
      const pages = reportPath('site-pages', { domain }, base);
      const page = { label: pageUrl, to: `${pages}#filter=${encodeURIComponent(onlyPage(pageUrl))}` };
      const name = `${summary.label}${pageUrl}`;
      return { ancestors: [summary, page], domain, name, links: { domain, base } };
    }
    case 'keyword': {
      const keyword = textOf('keyword');
      if (keyword === '') return { ancestors: [], name: `№ ${textOf('kid')}`, links: { keyword, base } };
      const page = { label: keyword, to: reportPath('keyword-summary', { keyword }, base) };
      return { ancestors: [page], name: keyword, links: { keyword, base } };
    }
    case 'owner': {
      const id = textOf('id');
      const host = isHost(id) ? toUnicodeHost(id.toLowerCase()) : undefined;
      return { ancestors: ownerCrumbs(id, host, base), domain: host, name: host ?? id, links: { base } };
    }
    case 'none':
      return { ancestors: [], name: '', links: { base } };
  }
}

/** A domain's subdomains stand below its identifiers; an identifier stands below nothing. */
function ownerCrumbs(id: string, host: string | undefined, base: string | undefined): Crumb[] {
  if (host === undefined) return [{ label: id }];
  return [{ label: host, to: reportPath('monetization', { domain: host }, base) }];
}

/** Arguments beyond the subject, by their REST names in the address: `top=50`, `strict=0`, lists by lines. */
function ownArguments(meta: ReportMeta, search: URLSearchParams) {
  const variables: Record<string, string | number | boolean | readonly string[]> = {};
  const rest: Record<string, string | readonly string[]> = {};
  for (const argument of meta.arguments) {
    const text = search.get(argument.address);
    if (text === null || text.trim() === '') continue;
    const value = argumentValue(argument.type, text);
    variables[argument.field] = value;
    rest[argument.id] = Array.isArray(value) ? value : String(value);
  }
  return { variables, rest };
}

function argumentValue(type: ArgumentType, text: string): string | number | boolean | readonly string[] {
  switch (type) {
    case 'integer':
      return Number.parseInt(text, 10) || 0;
    case 'boolean':
      return text === '1' || text === 'true';
    case 'stringList':
      return linesOf(text);
    case 'domainList':
      return text.split(',').map((name) => name.trim());
    case 'string':
      return text;
  }
}

/** The lines of a text, without blank ones. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The filter that leaves one page of a site. */
function onlyPage(pageUrl: string): string {
  return serialiseFilter([[{ field: 'url', operator: '=', values: [pageUrl] }]]);
}
