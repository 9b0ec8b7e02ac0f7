import { deepestPosition } from '../../contract/depth.js';
import type { ImportRecord } from '../formats/import-format.js';
import { registrableDomain } from '../load/load-hosts.js';
import { isRanked } from './is-ranked.js';

/** What will become of the first records of a file, as far as they tell it themselves. */
export interface Forecast {
  /** Records that were looked at, and whether the file holds no more. */
  of: number;
  isAll: boolean;
  /** Records that will be rejected. */
  rejected: number;
  /** Results and ads beyond the depth that is kept: counted, not stored. */
  beyond: number;
  /** Whether all results and ads are of one registrable domain. */
  isOneSite: boolean;
}

/**
 * Foretells the first records of a file without a store. The import decides (staging/stage-sql.ts); this names what is plain to see
 * beforehand, and calls nothing rejected that a person may still say, as the domain.
 */
export function forecastOf(records: readonly ImportRecord[], isAll: boolean): Forecast {
  const taken = records.filter((record) => !isRejected(record));
  const ranked = taken.filter(isRanked);
  return {
    of: records.length,
    isAll,
    rejected: records.length - taken.length,
    beyond: ranked.filter((record) => (positionOf(record) ?? 0) > deepestPosition).length,
    isOneSite: new Set(ranked.map(siteOf)).size === 1,
  };
}

/** Kinds of records that are of no keyword. */
const wordless = ['site', 'domain', 'page', 'own'];

function isRejected(record: ImportRecord): boolean {
  const { keyword, url, type, date } = record;
  if (textOf(keyword) === '' && !wordless.includes(textOf(type).toLowerCase())) return true;
  if (isRanked(record) && (isNoPosition(positionOf(record)) || isNoAddress(textOf(url)))) return true;
  return textOf(date) !== '' && !/\d/.test(textOf(date));
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
function isNoAddress(url: string): boolean {
  return url !== '' && !url.startsWith('/') && !/^https?:\/\/[^/?#\s]*(?:\.[^/?#\s]|\])/i.test(url);
}

/** As the engine reads it: thousands may be parted, an average is rounded. Undefined for what is no number. */
function positionOf({ position, average_position: average }: ImportRecord): number | undefined {
  const whole = numberIn(
    textOf(position).replaceAll(/^(\d{1,3})(?:[.,](\d{3}))+$/g, (all) => all.replaceAll(/[.,]/g, '')),
  );
  if (whole !== undefined) return whole;
  const mean = numberIn(textOf(average));
  return mean === undefined ? undefined : Math.round(mean);
}

/** Something odd between digits, or a letter for thousands or millions behind them. */
const odd = /\d[^\d.,\s'’]+\d|\d\s*[kmbкм](?![a-zа-я])/i;

function numberIn(text: string): number | undefined {
  const bare = odd.test(text) ? '' : text.replaceAll(/[^\d.,-]/g, '').replace(',', '.');
  return bare === '' || Number.isNaN(Number(bare)) ? undefined : Number(bare);
}

function textOf(value: ImportRecord[keyof ImportRecord]): string {
  return String(value ?? '').trim();
}
