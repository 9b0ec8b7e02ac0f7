import type { Language } from '../../contract/localised.js';
import type { RequestSlots } from '../../load-control/request-slots.js';
import type { ClickHouseStore, QueryOptions } from '../../stores/clickhouse/clickhouse-store.js';
import type { Clusterings } from './clustering/clustering-state.js';
import type { GroupReports } from './group/group-reports.js';
import type { ToolRuns } from './run/tool-runs.js';
import type { FirstPartySites } from './first-party/first-party-metrics.js';
import type { ReportBase, ReportBases } from './report-base.js';

/** What running a report needs from outside. */
export interface ReportDependencies {
  clickhouse: ClickHouseStore;
  bases: ReportBases;
  /** Facts of own sites; missing where a process reads for nobody. */
  firstPartySites?: FirstPartySites;
  /** Group reports; missing where a process reads for nobody. */
  groups?: GroupReports;
  /** Runs of tools; missing where a process reads for nobody. */
  runs?: ToolRuns;
  /** Projects of keyword clusters; missing where a process reads for nobody. */
  clusterings?: Clusterings;
  /** Aborting it cancels what runs in the store. */
  signal?: AbortSignal;
  /** Id of the request, for the store's log. */
  requestId?: string;
  /** Language in which the region of a base is told; Russian where it is missing, as in campaign files. */
  language?: Language;
  /** Whose turns its queries take among those of others; missing where the process asks for itself. */
  requestSlots?: RequestSlots;
}

/** Options of one query of a request: its cancellation, its name in the store's log, whose turn it takes. */
export function requestOptions(
  { signal, requestId, requestSlots }: ReportDependencies,
  operation: string,
): Pick<QueryOptions, 'signal' | 'tag' | 'requestSlots'> {
  return { signal, tag: { operation, requestId }, requestSlots };
}

/** The same for a query that nothing but its generation, text and values decides: its answer may be kept for others. */
export function generationOptions(
  deps: ReportDependencies,
  operation: string,
  { id, generation }: ReportBase,
): Pick<QueryOptions, 'signal' | 'tag' | 'requestSlots' | 'generation'> {
  return { ...requestOptions(deps, operation), generation: { base: id, number: generation } };
}
