import type { PublishedSnapshot } from './baseline-comparison.js';
import { memoizePerObject } from './memoize-per-object.js';
import type { ReportDefinition } from './report-definition.js';
import type { KeyRestriction, Source } from './report-source.js';
import { generationScope, subjectDomainIdSql, subjectUrlHashSql } from './source-sql.js';

/** Attribute with the date since which a domain or page has its position: `position_since`. */
export const positionAgeAttribute = 'positionAge';

/** Dates of results that are stored with a position. */
const storedDates = 2;

/** Whether the report has a column that depends on the history of positions. */
export const hasPositionAge = memoizePerObject(({ columns }: ReportDefinition): boolean =>
  Object.values(columns).some(
    ({ historySql, attribute }) => historySql !== undefined || attribute === positionAgeAttribute,
  ),
);

/** The definition for a database with this history. Columns read the history if a position lacks part of it. */
export function withHistoryColumns(
  definition: ReportDefinition,
  snapshots: readonly PublishedSnapshot[],
): ReportDefinition {
  return snapshots.length > storedDates ? readHistoryColumns(definition) : definition;
}

const readHistoryColumns = memoizePerObject((definition: ReportDefinition): ReportDefinition => {
  const columns = Object.entries(definition.columns).map(([id, column]) => [
    id,
    column.historySql === undefined
      ? column
      : { ...column, sql: column.historySql, attribute: positionAgeAttribute },
  ]);
  return { ...definition, columns: Object.fromEntries(columns) as ReportDefinition['columns'] };
});

/** Joins the date since which the domain, or the page of a report on a page, has its position for each keyword. */
export function withPositionAges(
  source: Source,
  snapshots: readonly PublishedSnapshot[],
  isPageReport: boolean,
): Source {
  return {
    ...source,
    attributes: {
      ...source.attributes,
      [positionAgeAttribute]: {
        select: (keys) => positionAgesSql(keys, isPageReport),
        key: 'since_keyword_id',
        rowKey: 'keyword_id',
        carried: {},
        restricted: true,
      },
    },
    parameters: {
      ...source.parameters,
      observed_snapshots: snapshots.map(({ id }) => id),
      observed_dates: snapshots.map(({ date }) => date),
    },
  };
}

const snapshotsSql = 'base = {base:UInt16} AND snapshot IN {observed_snapshots:Array(UInt32)}';

const dateOfSnapshotSql =
  '{observed_dates:Array(Date)}[indexOf({observed_snapshots:Array(UInt32)}, snapshot)]';

/**
 * SQL of the first date from which all observations up to the newest one have the current position. A snapshot observes
 * the position through full search results, through the domain's own rows, or through a complete export of the domain.
 */
function positionAgesSql(keys: KeyRestriction | undefined, isPageReport: boolean): string {
  const keyConditionSql = keys === undefined ? '' : ` AND keyword_id ${keys.inClauseSql}`;
  const domainConditionSql = `domain_id = ${subjectDomainIdSql}`;
  const placeConditionSql = `${domainConditionSql}${isPageReport ? ` AND url_hash = ${subjectUrlHashSql}` : ''}`;
  const currentSql = `FROM position_by_domain WHERE ${generationScope} AND ${placeConditionSql}${keyConditionSql}`;
  const completeExportsSql = `(SELECT groupArray(snapshot) FROM domain_export WHERE ${snapshotsSql} AND ${domainConditionSql} AND complete = 1)`;
  return [
    'SELECT keyword_id AS since_keyword_id,',
    '  arrayMax(arrayPushBack(arrayMap(observation -> if(observation.2 = place_now, toDate(0), observation.1), earlier), toDate(0))) AS changed_on,',
    '  arrayMin(arrayPushBack(arrayFilter(day -> day > changed_on, arrayMap(observation -> observation.1, earlier)), checked_now)) AS position_since',
    'FROM (',
    '  SELECT keyword_id, place_now, checked_now, arrayFilter(observation -> observation.1 < checked_now, observations) AS earlier',
    '  FROM (',
    `    SELECT keyword_id, groupArray((${dateOfSnapshotSql}, place)) AS observations FROM (`,
    '      SELECT keyword_id, snapshot, max(place) AS place FROM (',
    `        SELECT keyword_id, snapshot, min(pos) AS place FROM result WHERE ${snapshotsSql} AND ${placeConditionSql}${keyConditionSql} GROUP BY keyword_id, snapshot`,
    `        UNION ALL SELECT keyword_id, snapshot, 0 FROM keyword_fact WHERE ${snapshotsSql} AND has_results = 1${keyConditionSql}`,
    `        UNION ALL SELECT keyword_id, arrayJoin(${completeExportsSql}) AS snapshot, 0 ${currentSql}`,
    '      ) GROUP BY keyword_id, snapshot',
    '    ) GROUP BY keyword_id',
    '  ) AS observed GLOBAL INNER JOIN (',
    `    SELECT keyword_id, min(pos) AS place_now, max(checked_on) AS checked_now ${currentSql} GROUP BY keyword_id`,
    '  ) AS current USING (keyword_id)',
    ')',
  ].join('\n');
}
