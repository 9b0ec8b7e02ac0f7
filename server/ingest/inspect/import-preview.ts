import { maxSerpPosition } from '../../contract/depth.js';
import type { ImportRecord } from '../formats/import-format.js';
import { registrableDomain } from '../load/load-hosts.js';
import { isRanked } from './is-ranked.js';

/** What will become of the first records of a file, as far as they tell it themselves. */
export interface ImportPreview {
  /** Records that were looked at, and whether the file holds no more. */
  of: number;
  isAll: boolean;
  /** Records that will be rejected, and why, the most frequent reason first. */
  rejected: number;
  why: { reason: PreviewRejectReason; rows: number }[];
  /** Codes of databases that records name and nobody has added. */
  unknownBases: string[];
  /** Results and ads beyond the depth that is kept: counted, not stored. */
  beyond: number;
  /** Whether all results and ads are of one registrable domain. */
  isOneSite: boolean;
}

/** Why a record will be rejected, as far as it tells it itself. */
export type PreviewRejectReason = 'keyword' | 'position' | 'url' | 'date' | 'base';

interface PreviewOptions {
  /** Whether there are no more records. */
  isAll: boolean;
  /** Whether rows about a site are also read as positions: each is one all the same. */
  alsoYieldsPosition?: boolean;
  /** Codes of all databases; without them none is called unknown. */
  bases?: readonly string[] | undefined;
}

/**
 * Foretells the first records of a file without a store. The import decides (staging/stage-sql.ts); this names what is plain to see
 * beforehand, and calls nothing rejected that a person may still say, as the domain.
 */
export function previewImport(
  records: readonly ImportRecord[],
  { isAll, alsoYieldsPosition = false, bases }: PreviewOptions,
): ImportPreview {
  const rows = alsoYieldsPosition ? records.filter((record) => !isRanked(record)) : records;
  const reasons = rows.map((record) => reasonOf(record, bases));
  const taken = rows.filter((_, at) => reasons[at] === undefined);
  const ranked = records.filter((record) => isRanked(record) && !reasonOf(record, bases));
  const beyond = taken.filter((record) => isRanked(record) && (positionOf(record) ?? 0) > maxSerpPosition);
  return {
    of: rows.length,
    isAll,
    rejected: rows.length - taken.length,
    why: countReasons(reasons),
    unknownBases: [...new Set(rows.map(baseOf).filter((base) => isUnknown(base, bases)))].toSorted(),
    beyond: beyond.length,
    isOneSite: new Set(ranked.map(siteOf)).size === 1,
  };
}

/** Kinds of records that are of no keyword. */
const kindsWithoutKeyword = ['site', 'domain', 'page', 'own'];

/** In the order in which the import looks for them. */
function reasonOf(
  record: ImportRecord,
  bases: readonly string[] | undefined,
): PreviewRejectReason | undefined {
  const { keyword, url, type, date } = record;
  if (textOf(keyword) === '' && !kindsWithoutKeyword.includes(textOf(type).toLowerCase())) return 'keyword';
  if (isRanked(record) && isNoPosition(positionOf(record))) return 'position';
  if (isRanked(record) && isInvalidUrl(textOf(url))) return 'url';
  if (textOf(date) !== '' && !/\d/.test(textOf(date))) return 'date';
  return isUnknown(baseOf(record), bases) ? 'base' : undefined;
}

function countReasons(reasons: readonly (PreviewRejectReason | undefined)[]): ImportPreview['why'] {
  const rows = new Map<PreviewRejectReason, number>();
  for (const reason of reasons) if (reason) rows.set(reason, (rows.get(reason) ?? 0) + 1);
  return [...rows]
    .map(([reason, count]) => ({ reason, rows: count }))
    .toSorted((one, other) => other.rows - one.rows);
}

const baseOf = ({ base }: ImportRecord): string => textOf(base).toLowerCase();

function isUnknown(base: string, bases: readonly string[] | undefined): boolean {
  return base !== '' && bases !== undefined && !bases.includes(base);
}

function isNoPosition(position: number | undefined): boolean {
  return position === undefined || !Number.isInteger(position) || position < 1;
}

/** The registrable domain of a result or ad; of all that name none the same one. */
function siteOf({ domain, url }: ImportRecord): string {
  const host = /^https?:\/\/(?:[^/?#]*@)?([^/?#:]*)/i.exec(textOf(url))?.[1] ?? '';
  return registrableDomain((host || textOf(domain)).toLowerCase());
}

/** A path alone is one of the domain that somebody names. */
function isInvalidUrl(url: string): boolean {
  return url !== '' && !url.startsWith('/') && !/^https?:\/\/[^/?#\s]*(?:\.[^/?#\s]|\])/i.test(url);
}

/** As the engine reads it: thousands may be parted, an average is rounded. Undefined for what is no number. */
function positionOf({ position, average_position: average }: ImportRecord): number | undefined {
  const integerPosition = numberIn(
    textOf(position).replaceAll(/^(\d{1,3})(?:[.,](\d{3}))+$/g, (all) => all.replaceAll(/[.,]/g, '')),
  );
  if (integerPosition !== undefined) return integerPosition;
  const mean = numberIn(textOf(average));
  return mean === undefined ? undefined : Math.round(mean);
}

/** Something odd between digits, or a letter for thousands or millions behind them. */
const ambiguousNumber = /\d[^\d.,\s'’]+\d|\d\s*[kmbкм](?![a-zа-я])/i;

function numberIn(text: string): number | undefined {
  const bare = ambiguousNumber.test(text) ? '' : text.replaceAll(/[^\d.,-]/g, '').replace(',', '.');
  return bare === '' || Number.isNaN(Number(bare)) ? undefined : Number(bare);
}

function textOf(value: ImportRecord[keyof ImportRecord]): string {
  return String(value ?? '').trim();
}
