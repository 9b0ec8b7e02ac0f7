import { type DaySpan, daySpans } from '../../server/contract/reports/day-spans.js';
import { pageSizes } from '../../server/contract/reports/page-sizes.js';

/** State of a table page. It lives in the URL hash only, so links and reloads restore it. */
export interface ReportState {
  /** Page number, from 1. */
  page: number;
  /** One of `pageSizes.offered`. */
  perPage: number;
  /** Filter string of the public API; empty without a filter. */
  filter: string;
  /** Text of the table search; empty without a search. */
  search: string;
  /** Period of the “change” columns in days; undefined for the report default. */
  forDay: DaySpan | undefined;
  /** `field|direction`, comma-separated; empty for the default order of the report. */
  sort: string;
}

export const initialState: ReportState = {
  page: 1,
  perPage: pageSizes.default,
  filter: '',
  search: '',
  forDay: undefined,
  sort: '',
};

const sortPattern = /^[A-Za-z]\w*(\|(asc|desc))?(,[A-Za-z]\w*(\|(asc|desc))?)*$/;

/** Parses a hash with or without `#`. Missing or invalid values fall back to the defaults. */
export function parseReportHash(hash: string): ReportState {
  const params = readPairs(hash.replace(/^#/, ''));
  return {
    page: readPage(params.get('page')),
    perPage:
      pageSizes.options.find((size) => String(size) === params.get('per_page')) ?? initialState.perPage,
    filter: params.get('filter') ?? '',
    search: (params.get('search') ?? '').trim(),
    forDay: daySpans.find((span) => String(span) === params.get('forDay')),
    sort: readSort(params.get('sort')),
  };
}

/**
 * Serialises the state as a hash without `#`. Omits default values, so that an unchanged table has a clean address.
 */
export function serialiseReportHash(state: ReportState): string {
  const pairs: string[] = [];
  if (state.page !== initialState.page) pairs.push(`page=${state.page}`);
  if (state.perPage !== initialState.perPage) pairs.push(`per_page=${state.perPage}`);
  if (state.filter) pairs.push(`filter=${encodeURIComponent(state.filter)}`);
  if (state.search) pairs.push(`search=${encodeURIComponent(state.search)}`);
  if (state.forDay) pairs.push(`forDay=${state.forDay}`);
  if (state.sort) pairs.push(`sort=${encodeURIComponent(state.sort)}`);
  return pairs.join('&');
}

/** Applies a change. Any change of order or filter resets the page to 1. */
export function changeReportState(state: ReportState, change: Partial<ReportState>): ReportState {
  const next = { ...state, ...change };
  const sameRows =
    next.filter === state.filter &&
    next.search === state.search &&
    next.sort === state.sort &&
    next.perPage === state.perPage &&
    next.forDay === state.forDay;
  return sameRows ? next : { ...next, page: change.page ?? 1 };
}

function readPairs(text: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const pair of text.split('&')) {
    const separatorIndex = pair.indexOf('=');
    if (separatorIndex > 0) pairs.set(pair.slice(0, separatorIndex), decode(pair.slice(separatorIndex + 1)));
  }
  return pairs;
}

/** Pasted links may contain a single `%`, which is kept as text. */
function decode(text: string): string {
  const spaced = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

function readPage(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : initialState.page;
}

/** The default direction is descending, as after the first click on a header. */
function readSort(text: string | undefined): string {
  if (text === undefined || !sortPattern.test(text)) return '';
  const keys = text.split(',');
  return keys.map((key) => (key.includes('|') ? key : `${key}|desc`)).join(',');
}
