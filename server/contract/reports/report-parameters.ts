import { virtualFolders } from '../projects/clustering.js';
import { daySpans } from './day-spans.js';
import { pageSizes } from './page-sizes.js';
import type { ReportSubject } from './report-vocabulary.js';

/** A report parameter, with its names and constraints. */
export interface ReportParameter {
  /** REST name; missing if REST does not support it. The GraphQL name is the key in `reportParameters`. */
  restName?: string;
  /** In the REST path; otherwise in the query or body. */
  location?: 'path';
  /** Alternative names in API calls and page addresses. */
  aliases?: readonly string[];
  /** Name in the page address; missing if it is not stored there. */
  address?: string;
  /** `filterRows`: the filter as typed rows, only in GraphQL. */
  type: 'string' | 'integer' | 'filterRows';
  /** Minimum and maximum of a number. */
  minimum?: number;
  maximum?: number;
  /** Allowed values. */
  oneOf?: readonly number[];
  /** Maximum text length, 2048 by default. */
  maxChars?: number;
  default?: number;
  /** Subjects that the parameter identifies; missing for parameters of every report. */
  subjects?: readonly ReportSubject[];
  /** Whether reports on these subjects require the parameter. */
  required?: boolean;
  /** Key of the parameter that this one can replace. */
  insteadOf?: 'keyword';
}

const maxPageNumber = 2_147_483_647;

/**
 * All shared report parameters. Their descriptions are in report-parameter-descriptions.ts, which is not part of the
 * client bundle. Arguments of a single report are in its definition.
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

/** Parameter key, also its GraphQL name. */
export type ReportParameterKey = keyof typeof reportParameters;

/** Parameters of every report after its own arguments, in documentation order. */
export const tableParameters = ['page', 'perPage', 'sort', 'filter', 'search', 'conditions'] as const;

/** Parameters that identify a subject, in the order of page addresses. */
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

/** Definition of a parameter, typed with its optional properties. */
export function getReportParameter(key: ReportParameterKey): ReportParameter {
  return reportParameters[key];
}

/** Parameters that identify the subject, in documentation order; empty without a subject. */
export function getSubjectParameters(subject: ReportSubject): ReportParameterKey[] {
  return subjectKeys.filter((key) => getReportParameter(key).subjects?.includes(subject));
}

/** All names of a parameter, the primary API name first. */
export function getParameterNames(key: ReportParameterKey): string[] {
  const { restName, aliases = [], address, location } = getReportParameter(key);
  // Path parameters are positional, so their REST name does not matter.
  const primaryName = location === 'path' ? address : restName;
  return [...new Set([primaryName, ...aliases, address].filter((name) => name !== undefined))];
}

/** Parameter name in the page address. */
export function getAddressName(key: ReportParameterKey): string {
  const { address, restName } = getReportParameter(key);
  return address ?? restName ?? key;
}

/** Address parameters, as in `URLSearchParams`. */
export interface AddressParams {
  get(name: string): string | null | undefined;
}

/** Value of a parameter in an address by any of its names, the primary one first; undefined if missing or blank. */
export function readAddressParameter(key: ReportParameterKey, params: AddressParams): string | undefined {
  return [getAddressName(key), ...getParameterNames(key)]
    .map((name) => params.get(name)?.trim())
    .find((text) => text !== undefined && text !== '');
}
