import type { SearchEngine } from '../../contract/reports/search-engine.js';
import { withoutPrivateColumns } from '../engine/available-columns.js';
import { subjectUrlHashSql } from '../engine/source-sql.js';
import type { ParsedQuery } from '../engine/parsed-query.js';
import type { ExtensionState, ReportExtension } from '../engine/report-dependencies.js';
import type { ReportDefinition } from '../engine/report-definition.js';
import type { KeyRestriction, Source } from '../engine/report-source.js';
import type { Viewer } from '../engine/viewer.js';
import {
  dimensionBits,
  selectBestMetrics,
  sourcesForEngine,
  type FirstPartyJoin,
  type FirstPartyMetrics,
  type FirstPartySites,
} from './first-party-metrics.js';
import { createNotes } from './first-party-notes.js';
import {
  defaultPeriodDays,
  firstPartyAggregatesSql,
  firstPartyScope,
  selectDimensionMetrics,
} from './first-party-scope.js';

/**
 * First-party data as rows or columns of reports. The account always comes from the viewer, so a site imported by
 * another account looks like one without data.
 */
export function createFirstPartyExtension(sites: FirstPartySites): ReportExtension {
  return {
    read: async (query, { engine }, viewer) => {
      const { definition, subject } = query;
      const usesData = definition.firstPartyDimension !== undefined || requestsFirstPartyColumns(query);
      const isReadable = usesData && viewer.ownerId !== 0 && subject.domain !== undefined;
      const metrics = isReadable ? await sites.findBySite(viewer.ownerId, subject.domain ?? '') : [];
      return applyFirstPartyMetrics(query, engine, viewer, metrics);
    },
  };
}

/** The state of a request with these data sets of the subject. */
export function applyFirstPartyMetrics(
  query: ParsedQuery,
  engine: SearchEngine,
  viewer: Viewer,
  firstPartyMetrics: readonly FirstPartyMetrics[],
): ExtensionState {
  const { definition, arguments: values } = query;
  const { firstPartyDimension: dimension, firstPartyJoin: join } = definition;
  const metrics =
    dimension === undefined
      ? selectJoinMetrics(definition, firstPartyMetrics, engine)
      : selectDimensionMetrics(dimension, { firstPartyMetrics, engine, arguments: values });
  return {
    definition: metrics === undefined ? withoutPrivateColumns(definition) : definition,
    context: { firstPartyMetrics },
    hasData: metrics !== undefined,
    extendSource: (source) =>
      join === undefined || metrics === undefined ? source : joinFirstPartySource(source, join, metrics),
    createNotes: (deps) => createNotes(query, metrics, viewer, deps),
  };
}

/** Whether the request shows, sorts or filters by first-party columns. */
function requestsFirstPartyColumns({ definition, columns, sort, filter }: ParsedQuery): boolean {
  const columnIds = [
    ...columns,
    ...sort.map(({ column }) => column),
    ...filter.flat().map(({ field }) => field),
  ];
  return columnIds.some((id) => definition.columns[id]?.isPrivate === true);
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

/** Adds the first-party metrics to the source as attributes. */
function joinFirstPartySource(
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
