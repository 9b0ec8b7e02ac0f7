import { serialiseFilter } from '../../../server/contract/filter-language/serialise-filter.js';
import type { ArgumentType } from '../../../server/contract/report-vocabulary.js';
import { isHost } from '../../lib/subject.js';
import { toUnicodeHost } from '../../lib/unicode-host.js';
import type { LinkSubject } from '../../components/grid/link-template.js';
import type { Crumb } from '../../components/ui/page-head.js';
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
  const base = search.get('db') ?? undefined;
  const own = ownArguments(meta, search);
  const isGiven = (field: string) => field in own.variables;
  const isAsked = meta.arguments.every(
    ({ required, requiredUnless, field }) =>
      isGiven(field) || (!required && (requiredUnless === null || isGiven(requiredUnless))),
  );
  const common = { variables: { base, ...own.variables }, rest: { ...(base ? { base } : {}), ...own.rest } };
  const domain = search.get('domain')?.trim().toLowerCase() ?? '';
  const keyword = search.get('key')?.trim() ?? '';
  const pageUrl = search.get('page_url')?.trim() ?? '';
  const summary = { label: toUnicodeHost(domain), to: reportPath('domain-summary', { domain }, base) };
  switch (meta.subject) {
    case 'domain':
      return {
        variables: { ...common.variables, domain },
        rest: { ...common.rest, domain },
        ancestors: [summary],
        domain,
        name: summary.label,
        links: { domain, base },
        complete: domain !== '' && isAsked,
      };
    case 'page':
      return {
        variables: { ...common.variables, domain, pageUrl },
        rest: { ...common.rest, domain, page_url: pageUrl },
        ancestors: [
          summary,
          {
            label: pageUrl,
            to: `${reportPath('site-pages', { domain }, base)}#filter=${encodeURIComponent(onlyPage(pageUrl))}`,
          },
        ],
        domain,
        name: `${summary.label}${pageUrl}`,
        links: { domain, base },
        complete: domain !== '' && pageUrl !== '',
      };
    case 'keyword':
      return {
        ...keywordSubject(common, keyword, search.get('kid')?.trim() ?? '', base),
        links: { keyword, base },
      };
    case 'owner': {
      const id = search.get('id')?.trim() ?? '';
      const host = isHost(id) ? toUnicodeHost(id.toLowerCase()) : undefined;
      return {
        variables: { ...common.variables, id },
        rest: { ...common.rest, id },
        ancestors: ownerCrumbs(id, host, base),
        domain: host,
        name: host ?? id,
        links: { base },
        complete: id !== '',
      };
    }
    case 'none':
      return { ...common, ancestors: [], name: '', links: { base }, complete: true };
  }
}

/** A keyword by its words, or by its id where the address has only that. */
function keywordSubject(
  { variables, rest }: Pick<ReportSubject, 'variables' | 'rest'>,
  keyword: string,
  kid: string,
  base: string | undefined,
): Pick<ReportSubject, 'variables' | 'rest' | 'ancestors' | 'name' | 'complete'> {
  const isById = keyword === '' && /^\d{1,16}$/.test(kid);
  return {
    variables: { ...variables, ...(isById ? { kid: Number(kid) } : { keyword }) },
    rest: { ...rest, ...(isById ? { kid } : { keyword }) },
    ancestors: isById ? [] : [{ label: keyword, to: reportPath('keyword-summary', { keyword }, base) }],
    name: isById ? `№ ${kid}` : keyword,
    complete: isById || keyword !== '',
  };
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
