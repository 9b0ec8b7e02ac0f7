import type { ClickHouseStore, QueryOptions } from '../../stores/clickhouse/clickhouse-store.js';
import type { ReportBases } from './report-base.js';

/** What running a report needs from outside. */
export interface ReportDependencies {
  clickhouse: ClickHouseStore;
  bases: ReportBases;
  /** Aborting it cancels what runs in the store. */
  signal?: AbortSignal;
  /** Id of the request, for the store's log. */
  requestId?: string;
}

/** Options of one query of a request: its cancellation and its name in the store's log. */
export function requestOptions(
  { signal, requestId }: ReportDependencies,
  operation: string,
): Pick<QueryOptions, 'signal' | 'tag'> {
  return { signal, tag: { operation, requestId } };
}
