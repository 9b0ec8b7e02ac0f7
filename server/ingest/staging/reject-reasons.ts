import { maxKeywordBytes } from './staging-table.js';

/** Rejection messages of FILE.rejected.ndjson. */
export const rejectReasons = {
  notJson: 'the line is not a JSON object',
  type: 'the type is none of organic, ad, keyword, site, page, own',
  keyword: 'there is no keyword',
  longKeyword: `the keyword is longer than ${maxKeywordBytes} bytes`,
  position: 'the position is not a whole number from 1',
  url: 'the URL is not http or https with a dotted host or an IP address',
  site: 'the site is unknown: specify --domain',
  date: 'the date cannot be read',
  dateOrder: 'the order of day and month is unclear: specify --date-order',
  market: 'the row belongs to another market than --market',
  base: 'the database does not exist',
  repeatedHeader: 'the row repeats the header',
  otherHeader: 'the row is the header of another table',
} as const;

/**
 * Rejection codes of the staging table, 0 for accepted. `blank` marks an empty line, which is neither accepted nor
 * rejected.
 */
export const rejectCodes = {
  notJson: 1,
  type: 2,
  keyword: 3,
  longKeyword: 4,
  position: 5,
  url: 6,
  date: 7,
  base: 8,
  site: 9,
  dateOrder: 10,
  market: 11,
  repeatedHeader: 12,
  otherHeader: 13,
  blank: 255,
} as const;

/** Added to the code of a record whose keyword may be the label of a total, until all records are staged (total-rows.ts). */
export const possibleTotal = 128;

/** The message of a code. */
export function getRejectReason(code: number): string {
  const names = Object.keys(rejectReasons) as (keyof typeof rejectReasons)[];
  const name = names.find((candidate) => rejectCodes[candidate] === code);
  return name ? rejectReasons[name] : 'unknown';
}
