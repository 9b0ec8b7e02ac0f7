import { virtualFolders } from './clustering.js';
import { daySpans } from './day-spans.js';
import { pageSizes } from './page-sizes.js';
import type { ReportSubject } from './report-vocabulary.js';

/** One parameter of the reports: how each face names it, and what it takes. */
export interface ReportParameter {
  /** Name in REST calls; missing where REST has no form for it. GraphQL names it by its key in `reportParameters`. */
  rest?: string;
  /** Where REST calls have it; in the query or the body where it is missing. */
  place?: 'path';
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
  longest?: number;
  /** What stands for it where it is missing. */
  default?: number;
  /** Subjects that it names; missing on what every report takes. */
  subjects?: readonly ReportSubject[];
  /** Whether reports about these subjects cannot do without it. */
  required?: boolean;
  /** Key of the parameter in whose place it may be given. */
  insteadOf?: 'keyword';
}

const largestPage = 2_147_483_647;

/**
 * Every parameter that reports share, each once; what documents say of them stands in report-parameter-texts.ts, which no browser
 * loads. Arguments of one report alone stand in its definition.
 */
export const reportParameters = {
  domain: {
    rest: 'domain',
    aliases: ['site'],
    address: 'domain',
    type: 'string',
    subjects: ['domain', 'page'],
    required: true,
  },
  pageUrl: {
    rest: 'page_url',
    aliases: ['pageUrl'],
    address: 'page_url',
    type: 'string',
    longest: 8_192,
    subjects: ['page'],
    required: true,
  },
  keyword: {
    rest: 'keyword',
    aliases: ['key'],
    address: 'key',
    type: 'string',
    subjects: ['keyword'],
  },
  kid: {
    rest: 'kid',
    address: 'kid',
    type: 'integer',
    minimum: 0,
    subjects: ['keyword'],
    insteadOf: 'keyword',
  },
  id: {
    rest: 'id',
    address: 'id',
    type: 'string',
    longest: 253,
    subjects: ['owner'],
    required: true,
  },
  rid: {
    rest: 'rid',
    place: 'path',
    address: 'rid',
    type: 'string',
    longest: 36,
    subjects: ['group'],
    required: true,
  },
  share: {
    rest: 'share',
    address: 'share',
    type: 'string',
    longest: 64,
    subjects: ['group'],
  },
  uid: {
    rest: 'uid',
    place: 'path',
    address: 'uid',
    type: 'string',
    longest: 36,
    subjects: ['run', 'clustering'],
    required: true,
  },
  folder: {
    rest: 'id',
    place: 'path',
    address: 'folder',
    type: 'integer',
    minimum: virtualFolders.blacklist,
    maximum: 2_147_483_647,
    default: virtualFolders.whole,
    subjects: ['clustering'],
  },
  base: {
    rest: 'base',
    aliases: ['db'],
    address: 'db',
    type: 'string',
  },
  page: {
    rest: 'page',
    aliases: ['current_page'],
    address: 'page',
    type: 'integer',
    minimum: 1,
    maximum: largestPage,
    default: 1,
  },
  perPage: {
    rest: 'per_page',
    address: 'per_page',
    type: 'integer',
    minimum: pageSizes.lowest,
    maximum: pageSizes.highest,
    default: pageSizes.initial,
  },
  sort: {
    rest: 'sort',
    address: 'sort',
    type: 'string',
  },
  filter: {
    rest: 'filter',
    address: 'filter',
    type: 'string',
  },
  search: {
    rest: 'search',
    type: 'string',
  },
  conditions: {
    type: 'filterRows',
  },
  forDay: {
    rest: 'forDay',
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
  const { rest, aliases = [], address, place } = reportParameter(key);
  // In a path it stands at its place, whatever it is called there.
  const named = place === 'path' ? address : rest;
  return [...new Set([named, ...aliases, address].filter((name) => name !== undefined))];
}

/** Name of a parameter in the page's address. */
export function addressName(key: ReportParameterKey): string {
  const { address, rest } = reportParameter(key);
  return address ?? rest ?? key;
}

/** The texts of an address by their names, as `URLSearchParams` has them. */
export interface AddressTexts {
  get(name: string): string | null | undefined;
}

/** A parameter as an address holds it, by any of its names, the page's own first; undefined where it is missing or blank. */
export function readAddress(key: ReportParameterKey, texts: AddressTexts): string | undefined {
  return [addressName(key), ...namesOf(key)]
    .map((name) => texts.get(name)?.trim())
    .find((text) => text !== undefined && text !== '');
}
