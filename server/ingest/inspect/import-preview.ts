import type { DateOrder } from '../../contract/file-reading.js';
import { tomorrowUtc } from '../../contract/formatting/iso-day.js';
import { maxSerpPosition } from '../../contract/reports/depth.js';
import type { ImportRecord } from '../formats/import-format.js';
import { findTotalRecords } from './preview-totals.js';
import { registrableDomain } from '../load/load-hosts.js';
import { isRanked } from '../formats/is-ranked.js';
import { toIsoDate } from '../formats/written-date.js';
import { parseWrittenNumber } from '../formats/written-number.js';

/** Predicted import result of the first records of a file. */
export interface ImportPreview {
  /** Number of inspected records, and whether the file has no others. */
  inspected: number;
  isAll: boolean;
  /** Number of rows with totals or averages, which are excluded. */
  totalRows: number;
  /** Number of records that will be rejected, and the reasons, most frequent first. */
  rejected: number;
  rejectReasons: { reason: PreviewRejectReason; rows: number }[];
  /** Codes of missing databases. */
  unknownBases: string[];
  /** Results and ads beyond the stored depth. */
  tooDeep: number;
  /** Number of records with a date later than tomorrow (UTC). */
  future: number;
  /** Whether all results and ads belong to one registrable domain. */
  isOneSite: boolean;
}

/** Predictable reason for a rejection. */
export type PreviewRejectReason = 'type' | 'keyword' | 'position' | 'url' | 'date' | 'base';

interface PreviewOptions {
  /** Whether the records are all records of the file. */
  isAll: boolean;
  /** Whether first-party rows also yield positions; each still counts once. */
  alsoYieldsPosition?: boolean;
  /** Codes of all databases; if omitted, no code counts as missing. */
  bases?: readonly string[] | undefined;
  /** Order of numeric dates, if the values decide it. */
  dateOrder?: DateOrder | undefined;
}

/**
 * Predicts, without a database, how the first records will be imported. The import decides (staging/stage-sql.ts).
 * This preview only reports obvious problems, and never missing values that the user can still supply, such as the
 * domain.
 */
export function previewImport(
  allRecords: readonly ImportRecord[],
  { isAll, alsoYieldsPosition = false, bases, dateOrder }: PreviewOptions,
): ImportPreview {
  const totals = findTotalRecords(allRecords);
  const records = allRecords.filter((record) => !totals.has(record));
  const rows = alsoYieldsPosition ? records.filter((record) => !isRanked(record)) : records;
  const reasons = rows.map((record) => findRejectReason(record, bases));
  const accepted = rows.filter((_, index) => reasons[index] === undefined);
  const rankedRecords = records.filter((record) => isRanked(record) && !findRejectReason(record, bases));
  const tooDeep = accepted.filter(
    (record) => isRanked(record) && (parsePosition(record) ?? 0) > maxSerpPosition,
  );
  return {
    inspected: rows.length,
    isAll,
    totalRows: [...totals].filter((record) => !(alsoYieldsPosition && isRanked(record))).length,
    rejected: rows.length - accepted.length,
    rejectReasons: countReasons(reasons),
    unknownBases: [...new Set(rows.map(getBase).filter((base) => isUnknownBase(base, bases)))].toSorted(),
    tooDeep: tooDeep.length,
    future: accepted.filter((record) =>
      isFuture(toIsoDate(toText(record.date) || toText(record.day), dateOrder)),
    ).length,
    isOneSite: new Set(rankedRecords.map(getSite)).size === 1,
  };
}

/** Whether an ISO date is later than tomorrow. Other formats are left to the import. */
function isFuture(iso: string): boolean {
  return /^\d{4}-\d\d-\d\d/.test(iso) && iso.slice(0, 10) > tomorrowUtc(new Date());
}

/** Record types; a record without one is a result or a keyword. */
const recordTypes = [
  '',
  'organic',
  'ad',
  'ads',
  'paid',
  'keyword',
  'keywords',
  'site',
  'domain',
  'page',
  'own',
];

/** Record types without a keyword. */
const kindsWithoutKeyword = ['site', 'domain', 'page', 'own'];

/** Reasons are checked in the order of the import. */
function findRejectReason(
  record: ImportRecord,
  bases: readonly string[] | undefined,
): PreviewRejectReason | undefined {
  const { keyword, url, type, date } = record;
  if (!recordTypes.includes(toText(type).toLowerCase())) return 'type';
  if (toText(keyword) === '' && !kindsWithoutKeyword.includes(toText(type).toLowerCase())) return 'keyword';
  if (isRanked(record) && isInvalidPosition(parsePosition(record))) return 'position';
  if (isRanked(record) && isInvalidUrl(toText(url))) return 'url';
  if (toText(date) !== '' && !/\d/.test(toText(date))) return 'date';
  return isUnknownBase(getBase(record), bases) ? 'base' : undefined;
}

function countReasons(reasons: readonly (PreviewRejectReason | undefined)[]): ImportPreview['rejectReasons'] {
  const rows = new Map<PreviewRejectReason, number>();
  for (const reason of reasons) if (reason) rows.set(reason, (rows.get(reason) ?? 0) + 1);
  return [...rows].map(([reason, count]) => ({ reason, rows: count })).toSorted((a, b) => b.rows - a.rows);
}

const getBase = ({ base }: ImportRecord): string => toText(base).toLowerCase();

function isUnknownBase(base: string, bases: readonly string[] | undefined): boolean {
  return base !== '' && bases !== undefined && !bases.includes(base);
}

function isInvalidPosition(position: number | undefined): boolean {
  return position === undefined || !Number.isInteger(position) || position < 1;
}

/** Registrable domain of a result or ad. Records without one share the same placeholder. */
function getSite({ domain, url }: ImportRecord): string {
  const host = /^(?:https?:)?\/\/(?:[^/?#]*@)?([^/?#:]*)/i.exec(toText(url))?.[1] ?? '';
  return registrableDomain((host || toText(domain)).toLowerCase());
}

/** A bare path belongs to the default domain. */
function isInvalidUrl(url: string): boolean {
  return url !== '' && !/^\/(?!\/)/.test(url) && !/^(?:https?:)?\/\/[^/?#\s]*(?:\.[^/?#\s]|\])/i.test(url);
}

/** Parses a position like the import: averages are rounded. Undefined for non-numbers. */
function parsePosition({ position, average_position: average }: ImportRecord): number | undefined {
  const integerPosition = parseWrittenNumber(toText(position), { isInteger: true });
  if (integerPosition !== undefined) return integerPosition;
  const mean = parseWrittenNumber(toText(average));
  return mean === undefined ? undefined : Math.round(mean);
}

function toText(value: ImportRecord[keyof ImportRecord]): string {
  return String(value ?? '').trim();
}
