import {
  normaliseKeywordParameter,
  normaliseTypedKeyword,
} from '../../contract/formatting/normalise-keyword.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { comparedDomains } from './compared-domains.js';
import { normaliseDomain, normalisePath, readableDomain } from './normalise-subject.js';
import { normaliseOwnerId, type OwnerKind } from './normalise-owner-id.js';
import type { ParsedQuery } from './parsed-query.js';
import { requireText } from './parse-arguments.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportQuery } from './report-query.js';
import type { ReportSubject, ReportSubjects, QuotaEvent } from './report-subject.js';
import {
  getAddressName,
  subjectKeys,
  type ReportParameterKey,
} from '../../contract/reports/report-parameters.js';

/** The quota event of a comparison; the roles of the domains do not matter. */
export function createComparisonQuotaEvent(
  { id, route }: Pick<ReportDefinition, 'id' | 'route'>,
  domains: readonly string[],
  base: string,
): QuotaEvent {
  const subject = [...domains].sort().join(' ');
  const displayName = domains.map(readableDomain);
  return {
    report: id,
    subject,
    analysed: `${id} ${subject}`,
    base,
    displayName: displayName.join(', '),
    path: reportPagePath(route, { base }, { domains: displayName.join(',') }),
  };
}

const maxDisplayNameChars = 200;
const maxAddressChars = 2000;

/** The quota event of a report or tool on a list; the order of lines does not matter. */
export function createListQuotaEvent(
  { id, route }: Pick<ReportDefinition, 'id' | 'route'>,
  argument: string,
  lines: readonly string[],
  base: string,
): QuotaEvent {
  const subject = [...lines].sort().join('\n');
  const text = lines.join('\n');
  const displayName = lines.map(readableDomain).join(', ');
  return {
    report: id,
    subject,
    analysed: `${id} ${subject}`,
    base,
    displayName:
      displayName.length > maxDisplayNameChars
        ? `${displayName.slice(0, maxDisplayNameChars)}…`
        : displayName,
    path: reportPagePath(route, { base }, text.length > maxAddressChars ? {} : { [argument]: text }),
  };
}

/** Path of a browser page with its parameters; empty ones are omitted. */
export function reportPagePath(
  route: string,
  subjectParams: Partial<Record<ReportParameterKey, string>>,
  extraParams: Readonly<Record<string, string>> = {},
): string {
  const parameter = (key: ReportParameterKey) => [getAddressName(key), subjectParams[key] ?? ''] as const;
  const allParameters = [...subjectKeys.map(parameter), ...Object.entries(extraParams), parameter('base')];
  const nonEmptyParameters = allParameters.flatMap(([name, value]) => (value === '' ? [] : [[name, value]]));
  return `${route}?${new URLSearchParams(nonEmptyParameters).toString()}`;
}

/** Subjects that every database has. */
const basicSubjects = {
  domain: {
    parse: (query) => ({ domain: parseDomain(query) }),
    createQuotaEvent: createDomainQuotaEvent,
  },
  page: {
    parse: (query) => ({
      domain: parseDomain(query),
      path: normalisePath(requireText('pageUrl', query.pageUrl)),
    }),
    createQuotaEvent: createDomainQuotaEvent,
  },
  keyword: {
    parse: ({ keyword }) => ({ keyword: normaliseKeywordParameter(requireText('keyword', keyword)) }),
    createQuotaEvent: createKeywordQuotaEvent,
  },
  owner: {
    parse: (query, { owner = 'parent' }) => ({ owner: parseOwner(owner, query) }),
    createQuotaEvent: createOwnerQuotaEvent,
  },
  none: { parse: () => ({}), createQuotaEvent: createArgumentQuotaEvent },
} satisfies ReportSubjects;

/**
 * The subject of a report, among the basic and the registered ones.
 * @throws AppError NotFound if the subject is not registered, as in background jobs
 */
export function findSubject(
  { subject }: Pick<ReportDefinition, 'subject'>,
  registered: ReportSubjects = {},
): ReportSubject {
  const found = (basicSubjects as ReportSubjects)[subject] ?? registered[subject];
  if (found === undefined) throw new AppError(ErrorCode.NotFound);
  return found;
}

function parseDomain({ domain }: ReportQuery): string {
  const input = requireText('domain', domain);
  const name = normaliseDomain(input);
  if (name === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: input.slice(0, 253) });
  return name;
}

function parseOwner(kind: OwnerKind, { id }: ReportQuery): string {
  const input = requireText('id', id);
  const ownerId = normaliseOwnerId(kind, input);
  if (ownerId === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: input });
  return ownerId;
}

function createDomainQuotaEvent(query: ParsedQuery, base: string): QuotaEvent {
  const { definition, subject } = query;
  const { domain = '', path: pageUrl } = subject;
  const requiredValues = requiredArguments(query);
  const path = reportPagePath(
    definition.route,
    { domain: readableDomain(domain), pageUrl, base },
    requiredValues,
  );
  return {
    report: definition.id,
    subject: [domain + (pageUrl ?? ''), ...Object.values(requiredValues)].join(' '),
    analysed: `domain ${domain}`,
    base,
    displayName: readableDomain(domain) + (pageUrl ?? ''),
    path,
  };
}

function createKeywordQuotaEvent({ definition, subject }: ParsedQuery, base: string): QuotaEvent {
  const { keyword = '' } = subject;
  const path = reportPagePath(definition.route, { keyword, base });
  return {
    report: definition.id,
    subject: keyword,
    analysed: `keyword ${keyword}`,
    base,
    displayName: keyword,
    path,
  };
}

function createOwnerQuotaEvent({ definition, subject }: ParsedQuery, base: string): QuotaEvent {
  const { owner = '' } = subject;
  const displayName = readableDomain(owner);
  return {
    report: definition.id,
    subject: owner,
    analysed: `${definition.owner ?? 'owner'} ${owner}`,
    base,
    displayName,
    path: reportPagePath(definition.route, { id: displayName, base }),
  };
}

/** A report without a subject is counted by its list arguments, if at all. */
function createArgumentQuotaEvent(
  { definition, arguments: values }: ParsedQuery,
  base: string,
): QuotaEvent | undefined {
  const { id: report, route, countedBy } = definition;
  if (definition.compares !== undefined) {
    return createComparisonQuotaEvent(definition, comparedDomains(definition, values), base);
  }
  if (definition.batch !== undefined) {
    const { argument, limit: tool } = definition.batch;
    const lines = [values[argument] ?? []].flat().map(String);
    return { ...createListQuotaEvent(definition, argument, lines, base), tool };
  }
  if (countedBy === undefined) return undefined;
  const { argument, limit: tool } = countedBy;
  const listValues = [values[argument] ?? []].flat().map(String);
  const sortedPhrases = [...new Set(listValues.map((value) => normaliseTypedKeyword(value)))]
    .sort()
    .join('\n');
  const path = reportPagePath(route, { base }, { [argument]: sortedPhrases });
  // A list of the entire database counts as a report, not as a search.
  const quota = sortedPhrases === '' ? {} : { tool };
  return {
    report,
    subject: sortedPhrases,
    analysed: `${report} ${sortedPhrases}`,
    base,
    displayName: sortedPhrases,
    path,
    ...quota,
  };
}

/**
 * Required arguments by their names in the page address. They belong to the quota subject, because other values
 * select another report.
 */
function requiredArguments({
  definition,
  arguments: values,
}: Pick<ParsedQuery, 'definition' | 'arguments'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(definition.arguments ?? {})
      .filter(([, { required }]) => required)
      .map(([name, { alias }]) => [alias ?? name, String(values[name])]),
  );
}
