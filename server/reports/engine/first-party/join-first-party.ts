import type { SearchEngine } from '../../../contract/search-engine.js';
import { subjectUrlHashSql } from '../generation-scope.js';
import { memoizePerObject } from '../memoize-per-object.js';
import type { ParsedQuery } from '../parsed-query.js';
import type { Column } from '../report-column.js';
import type { ReportDefinition } from '../report-definition.js';
import type { KeyRestriction, Source } from '../report-source.js';
import { dimensionBits, type FirstPartyJoin } from './first-party-dimensions.js';
import { selectBestMetrics, sourcesForEngine, type FirstPartyMetrics } from './first-party-metrics.js';
import { firstPartyScope, firstPartyAggregatesSql, defaultPeriodDays } from './first-party-scope.js';

/** Whether the request shows, sorts or filters by first-party columns. */
export function requestsFirstPartyColumns({ definition, columns, sort, filter }: ParsedQuery): boolean {
  const columnIds = [
    ...columns,
    ...sort.map(({ column }) => column),
    ...filter.flat().map(({ field }) => field),
  ];
  return columnIds.some((id) => definition.columns[id]?.isFirstParty === true);
}

/** The data set for the joined columns; it must come from the same search engine as the report. */
export function selectJoinMetrics(
  { firstPartyJoin }: Pick<ReportDefinition, 'firstPartyJoin'>,
  metrics: readonly FirstPartyMetrics[],
  engine: SearchEngine,
): FirstPartyMetrics | undefined {
  if (firstPartyJoin === undefined) return undefined;
  const engineMetrics = metrics.filter(({ source }) => sourcesForEngine(engine).includes(source));
  return selectBestMetrics(engineMetrics, { dims: dimensionBits(firstPartyJoin.dimensions), engine });
}

/**
 * The definition for viewers without data of the site: first-party columns are null constants, so they cost no query.
 */
export const withoutFirstPartyMetrics = memoizePerObject((definition: ReportDefinition): ReportDefinition => {
  const columns = Object.entries(definition.columns).map(([id, column]) => [
    id,
    column.isFirstParty === true ? nullColumn(column) : column,
  ]);
  return { ...definition, columns: Object.fromEntries(columns) as ReportDefinition['columns'] };
});

function nullColumn({ attribute: _, ...column }: Column): Column {
  const type = column.type === 'decimal' ? 'Float64' : 'Int64';
  return { ...column, sql: `CAST(NULL, 'Nullable(${type})')`, constant: null, visibility: 'hidden' };
}

/** Adds the first-party metrics to the source as attributes. */
export function joinFirstPartySource(
  source: Source,
  { key, dimensions }: FirstPartyJoin,
  metrics: FirstPartyMetrics,
): Source {
  const { conditions, parameters } = firstPartyScope(metrics, defaultPeriodDays);
  const isPageScoped = key !== 'url_hash' && dimensions.includes('page');
  const where = [...conditions, ...(isPageScoped ? [`url_hash = ${subjectUrlHashSql}`] : [])];
  const select = (keys: KeyRestriction | undefined) =>
    `SELECT ${key} AS own_key, toUInt8(1) AS own_known, ${firstPartyAggregatesSql} FROM own_fact` +
    ` WHERE ${[...where, ...(keys === undefined ? [] : [`${key} ${keys.inClauseSql}`])].join(' AND ')} GROUP BY ${key}`;
  return {
    ...source,
    attributes: { ...source.attributes, firstParty: { select, key: 'own_key', rowKey: key, carried: {} } },
    parameters: { ...source.parameters, ...parameters },
  };
}
