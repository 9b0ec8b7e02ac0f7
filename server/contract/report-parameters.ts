import { virtualFolders } from './clustering.js';
import { daySpans } from './day-spans.js';
import { pageSizes } from './page-sizes.js';
import type { ReportSubject } from './report-vocabulary.js';

/** One parameter of the reports: how each face names it, and what it takes. */
export interface ReportParameter {
  /** Name in REST calls; missing where REST has no form for it. GraphQL names it by its key in `reportParameters`. */
  restName?: string;
  /** Where REST calls have it; in the query or the body where it is missing. */
  location?: 'path';
  /** Other names under which calls send it and addresses hold it. */
  aliases?: readonly string[];
  /** Name in the address of the browser's page; missing where no page keeps it there. */
  address?: string;
  /** `filterRows`: the filter as typed rows, which only GraphQL can carry. */
  type: 'string' | 'integer' | 'filterRows';
  /** Bounds of a number. */
  minimum?: number;
  maximum?: number;
  /** The only values it takes. */
  oneOf?: readonly number[];
  /** Characters of a text, at most; 2048 where it is missing. */
  maxChars?: number;
  /** What stands for it where it is missing. */
  default?: number;
  /** Subjects that it names; missing on what every report takes. */
  subjects?: readonly ReportSubject[];
  /** Whether reports about these subjects cannot do without it. */
  required?: boolean;
  /** Key of the parameter in whose place it may be given. */
  insteadOf?: 'keyword';
}

const maxPageNumber = 2_147_483_647;

/**
 * Every parameter that reports share, each once; what documents say of them stands in report-parameter-texts.ts, which no browser
 * loads. Arguments of one report alone stand in its definition.
 */
export const reportParameters = {
  domain: {
    restName: 'domain',
    aliases: ['site'],
    address: 'domain',
    type: 'string',
    subjects: ['domain', 'page'],
    required: true,
  },
  pageUrl: {
    restName: 'page_url',
    aliases: ['pageUrl'],
    address: 'page_url',
    type: 'string',
    maxChars: 8_192,
    subjects: ['page'],
    required: true,
  },
  keyword: {
    restName: 'keyword',
    aliases: ['key'],
    address: 'key',
    type: 'string',
    subjects: ['keyword'],
  },
  kid: {
    restName: 'kid',
    address: 'kid',
    type: 'integer',
    minimum: 0,
    subjects: ['keyword'],
    insteadOf: 'keyword',
  },
  id: {
    restName: 'id',
    address: 'id',
    type: 'string',
    maxChars: 253,
    subjects: ['owner'],
    required: true,
  },
  rid: {
    restName: 'rid',
    location: 'path',
    address: 'rid',
    type: 'string',
    maxChars: 36,
    subjects: ['group'],
    required: true,
  },
  share: {
    restName: 'share',
    address: 'share',
    type: 'string',
    maxChars: 64,
    subjects: ['group'],
  },
  uid: {
    restName: 'uid',
    location: 'path',
    address: 'uid',
    type: 'string',
    maxChars: 36,
    subjects: ['run', 'clustering'],
    required: true,
  },
  folder: {
    restName: 'id',
    location: 'path',
    address: 'folder',
    type: 'integer',
    minimum: virtualFolders.blacklist,
    maximum: 2_147_483_647,
    default: virtualFolders.all,
    subjects: ['clustering'],
  },
  base: {
    restName: 'base',
    aliases: ['db'],
    address: 'db',
    type: 'string',
  },
  page: {
    restName: 'page',
    aliases: ['current_page'],
    address: 'page',
    type: 'integer',
    minimum: 1,
    maximum: maxPageNumber,
    default: 1,
  },
  perPage: {
    restName: 'per_page',
    address: 'per_page',
    type: 'integer',
    minimum: pageSizes.min,
    maximum: pageSizes.max,
    default: pageSizes.default,
  },
  sort: {
    restName: 'sort',
    address: 'sort',
    type: 'string',
  },
  filter: {
    restName: 'filter',
    address: 'filter',
    type: 'string',
  },
  search: {
    restName: 'search',
    type: 'string',
  },
  conditions: {
    type: 'filterRows',
  },
  forDay: {
    restName: 'forDay',
    address: 'forDay',
    type: 'integer',
    oneOf: daySpans,
  },
} as const satisfies Readonly<Record<string, ReportParameter>>;

/** Key of a parameter: its GraphQL name. */
export type ReportParameterKey = keyof typeof reportParameters;

/** What every report takes after its own arguments, in the order in which faces show it. */
export const tableParameters = ['page', 'perPage', 'sort', 'filter', 'search', 'conditions'] as const;

/** What names a subject, in the order in which addresses hold it. */
export const subjectKeys = [
  'domain',
  'pageUrl',
  'keyword',
  'kid',
  'id',
  'rid',
  'share',
  'uid',
  'folder',
] as const;

/** A parameter by its key, with every trait that one may have. */
export function reportParameter(key: ReportParameterKey): ReportParameter {
  return reportParameters[key];
}

/** What names the subject of a report, in the order in which faces show it; nothing for reports about the database alone. */
export function subjectParameters(subject: ReportSubject): ReportParameterKey[] {
  return subjectKeys.filter((key) => reportParameter(key).subjects?.includes(subject));
}

/** Every name under which calls and addresses carry a parameter, the usual one of calls first. */
export function namesOf(key: ReportParameterKey): string[] {
  const { restName, aliases = [], address, location } = reportParameter(key);
  // In a path it stands at its place, whatever it is called there.
  const named = location === 'path' ? address : restName;
  return [...new Set([named, ...aliases, address].filter((name) => name !== undefined))];
}

/** Name of a parameter in the page's address. */
export function addressName(key: ReportParameterKey): string {
  const { address, restName } = reportParameter(key);
  return address ?? restName ?? key;
}

/** The texts of an address by their names, as `URLSearchParams` has them. */
export interface AddressParams {
  get(name: string): string | null | undefined;
}

/** A parameter as an address holds it, by any of its names, the page's own first; undefined where it is missing or blank. */
export function readAddress(key: ReportParameterKey, params: AddressParams): string | undefined {
  return [addressName(key), ...namesOf(key)]
    .map((name) => params.get(name)?.trim())
    .find((text) => text !== undefined && text !== '');
}
