import type { DaySpan } from '../../contract/reports/day-spans.js';
import { generationScope, subjectDomainIdSql } from './source-sql.js';
import { memoizePerObject } from './memoize-per-object.js';
import type { Column } from './report-column.js';
import type { ReportDefinition } from './report-definition.js';
import type { KeyRestriction, Source } from './report-source.js';

/** The search results of one date. */
export interface PublishedSnapshot {
  id: number;
  /** ISO date. */
  date: string;
}

/** Whether the report has columns that support a comparison period, which may be older than the previous results. */
export const supportsDaySpan = memoizePerObject(({ columns }: Pick<ReportDefinition, 'columns'>): boolean =>
  Object.values(columns).some(({ baselineSql }) => baselineSql !== undefined),
);

/** The definition with its change columns computed against baseline snapshots, which requires a join. */
export const withBaselineColumns = memoizePerObject((definition: ReportDefinition): ReportDefinition => {
  const columns = Object.entries(definition.columns).map(([id, column]) => [id, baselineColumn(column)]);
  return { ...definition, columns: Object.fromEntries(columns) as ReportDefinition['columns'] };
});

function baselineColumn({ baselineSql, ...column }: Column): Column {
  return baselineSql === undefined
    ? column
    : { ...column, sql: baselineSql, constant: undefined, attribute: 'baseline' };
}

/** A comparison with results that are at least `days` older than those of the row. */
export interface Baseline {
  days: DaySpan;
  /** ISO date of the newest results of the base, for rows without a date. */
  positionsDate: string | null;
  /** The snapshots that any row may be compared with, newest first; an empty list means no change. */
  snapshots: readonly PublishedSnapshot[];
}

/** Joins the domain's positions in older search results, for `Column.baselineSql`. */
export function withBaselineAttributes(source: Source, { days, positionsDate, snapshots }: Baseline): Source {
  return {
    ...source,
    attributes: {
      ...source.attributes,
      baseline: {
        select: baselinePositionsSql,
        key: 'former_keyword_id',
        rowKey: 'keyword_id',
        carried: { pos: 'UInt8' },
        restricted: true,
      },
    },
    parameters: {
      ...source.parameters,
      former_snapshots: snapshots.map(({ id }) => id),
      former_dates: snapshots.map(({ date }) => date),
      former_days: days,
      positions_date: positionsDate ?? noDate,
    },
  };
}

/** Newest date that is at least `days` before `positionsDate`; null without one. */
export function newestDateBefore(
  snapshots: readonly PublishedSnapshot[],
  positionsDate: string | null,
  days: DaySpan,
): string | null {
  return snapshotsBefore(snapshots, positionsDate, days)[0]?.date ?? null;
}

/** Snapshots at least `days` older than a date, newest first. */
export function snapshotsBefore(
  snapshots: readonly PublishedSnapshot[],
  positionsDate: string | null,
  days: DaySpan,
): PublishedSnapshot[] {
  if (positionsDate === null) return [];
  const day = new Date(`${positionsDate}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  const maxDate = day.toISOString().slice(0, 10);
  return snapshots
    .filter(({ date }) => date <= maxDate)
    .sort((a, b) => (a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1));
}

const baselineSnapshotsSql = 'base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)}';

/** Index of a snapshot in the baseline list, 1 for the newest. */
const baselineIndexSql = 'indexOf({former_snapshots:Array(UInt32)}, snapshot)';
const noBaselineIndexSql = 'toUInt64(65535)';

/** Default of a date column: an earlier release derived the row. */
const noDate = '1970-01-01';

/** Index of the newest baseline snapshot that is old enough for the row. */
const firstIndexSql =
  'arrayFirstIndex(day -> day <= subtractDays(if(checked_on = toDate(0), {positions_date:Date}, checked_on), {former_days:UInt8}), {former_dates:Array(Date)})';

/** Sorts after every real position, so that `min` prefers a rank. */
const notRankedPosition = 255;

/**
 * SQL of the domain's position in the newest baseline snapshot of each keyword that is old enough for the newest results
 * of the keyword. `former_known` is 1 if there is one, `former_pos` is 0 if the domain did not rank,
 * `former_url_changed` compares the best pages.
 * A snapshot observes the domain through full search results (read from `keyword_fact`, 50 times fewer rows than
 * `result`), through its own result rows, or through a complete export of the domain.
 */
function baselinePositionsSql(keys: KeyRestriction | undefined): string {
  const keyConditionSql = keys === undefined ? '' : ` AND keyword_id ${keys.inClauseSql}`;
  const domainConditionSql = `domain_id = ${subjectDomainIdSql}`;
  const currentConditionSql = `${generationScope} AND ${domainConditionSql} AND best = 1${keyConditionSql}`;
  const completeExportsSql = `(SELECT groupArray(${baselineIndexSql}) FROM domain_export WHERE ${baselineSnapshotsSql} AND ${domainConditionSql} AND complete = 1)`;
  const notObservedSql = `(${noBaselineIndexSql}, toUInt8(${notRankedPosition}), toUInt64(0))`;
  return [
    `SELECT keyword_id AS former_keyword_id,`,
    `  min(multiIf(nth = 0, (exported_nth, toUInt8(${notRankedPosition}), toUInt64(0)), nth >= first_nth, (nth, place, hash), ${notObservedSql})) AS former,`,
    `  toUInt8(former.1 < ${noBaselineIndexSql}) AS former_known,`,
    `  toUInt8(if(former.2 < ${notRankedPosition}, former.2, 0)) AS former_pos,`,
    '  toUInt8(former_pos > 0 AND former.3 != max(hash_now)) AS former_url_changed',
    'FROM (',
    `  SELECT keyword_id, ${baselineIndexSql} AS nth, toUInt8(${notRankedPosition}) AS place, toUInt64(0) AS hash FROM keyword_fact`,
    `  WHERE ${baselineSnapshotsSql} AND has_results = 1${keyConditionSql}`,
    `  UNION ALL SELECT keyword_id, ${baselineIndexSql}, pos, url_hash FROM result WHERE ${baselineSnapshotsSql} AND ${domainConditionSql}${keyConditionSql}`,
    `  UNION ALL SELECT keyword_id, 0, 0, 0 FROM position_by_domain WHERE ${currentConditionSql}`,
    ') AS observed GLOBAL INNER JOIN (',
    `  SELECT keyword_id, url_hash AS hash_now, if(${firstIndexSql} AS index = 0, ${noBaselineIndexSql}, index) AS first_nth,`,
    `    arrayMin(arrayPushBack(arrayFilter(nth -> nth >= first_nth, ${completeExportsSql}), ${noBaselineIndexSql})) AS exported_nth`,
    `  FROM position_by_domain WHERE ${currentConditionSql}`,
    ') AS current USING (keyword_id) GROUP BY keyword_id',
  ].join('\n');
}
