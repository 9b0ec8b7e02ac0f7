import type { Language } from '../../contract/language/localised.js';
import type { RequestSlots } from '../../load-control/request-slots.js';
import type { ClickHouseStore, QueryOptions } from '../../stores/clickhouse/clickhouse-store.js';
import type { Clusterings } from '../subjects/clustering-state.js';
import type { GroupReports } from '../subjects/group-reports.js';
import type { ToolRuns } from '../subjects/tool-runs.js';
import type { FirstPartySites } from '../first-party/first-party-metrics.js';
import type { ReportBase, ReportBases } from './report-base.js';

/** External dependencies of a report run. */
export interface ReportDependencies {
  clickhouse: ClickHouseStore;
  bases: ReportBases;
  /** Imported first-party data; missing in background jobs. */
  firstPartySites?: FirstPartySites;
  /** Group reports; missing in background jobs. */
  groups?: GroupReports;
  /** Tool runs; missing in background jobs. */
  runs?: ToolRuns;
  /** Clustering projects; missing in background jobs. */
  clusterings?: Clusterings;
  /** Cancels the running queries. */
  signal?: AbortSignal;
  /** Request id for the ClickHouse log. */
  requestId?: string;
  /** Language of the region name; Russian by default, as in campaign files. */
  language?: Language;
  /** Scheduling handle of the request; missing in background jobs. */
  requestSlots?: RequestSlots;
}

/** Query options of a request: cancellation, log tag and scheduling. */
export function requestOptions(
  { signal, requestId, requestSlots }: ReportDependencies,
  operation: string,
): Pick<QueryOptions, 'signal' | 'tag' | 'requestSlots'> {
  return { signal, tag: { operation, requestId }, requestSlots };
}

/**
 * Options of a query that depends on nothing but its generation, SQL and parameters, so that its result can be
 * cached.
 */
export function generationOptions(
  deps: ReportDependencies,
  operation: string,
  { id, generation }: ReportBase,
): Pick<QueryOptions, 'signal' | 'tag' | 'requestSlots' | 'generation'> {
  return { ...requestOptions(deps, operation), generation: { base: id, number: generation } };
}
