import type { ClickHouseSettings } from '@clickhouse/client';
import type { QueryLimits } from './engine-errors.js';
import type { QueryOptions } from './clickhouse-store.js';

/** Default limits of the queries of a store. */
export interface StoreLimits {
  /** Time limit of a page query in seconds. */
  querySeconds: number;
  maxQueryMemoryBytes: number;
}

/** Determines the limits: an interactive page, an export or a statement of a job. */
export type QueryKind = 'page' | 'export' | 'job';

/** Engine priority, lowest value first. Running exports and jobs yield to page queries between blocks. */
const priorities: Readonly<Record<QueryKind, number>> = { page: 1, export: 2, job: 3 };

const exportTimeoutSeconds = 600;
const jobTimeoutSeconds = 6 * 3600;
/** Above the row count of any page or lookup. */
const maxPageRows = 1_000_000;

/** Output 64-bit integers as numbers: ids are below 2^53, and money has two decimals. */
const outputSettings: ClickHouseSettings = {
  output_format_json_quote_64bit_integers: 0,
  output_format_json_quote_decimals: 0,
};

/**
 * JIT compilation of expressions is disabled, because it costs 10 to 20 ms and saves nothing for small pages
 * (docs/benchmark.md).
 */
const pageSettings: ClickHouseSettings = {
  max_result_rows: String(maxPageRows),
  result_overflow_mode: 'throw',
  compile_expressions: 0,
};

/** Subqueries run once and are sent to all shards. No effect on a single server. */
const shardSettings: ClickHouseSettings = {
  distributed_product_mode: 'global',
  prefer_global_in_and_join: 1,
};

/** INSERT waits for all shards, and DDL for all replicas. */
const clusterWriteSettings: ClickHouseSettings = {
  distributed_foreground_insert: '1',
  distributed_ddl_task_timeout: '300',
  alter_sync: '2',
};

export function getQuerySettings(
  kind: QueryKind,
  limits: StoreLimits,
  cluster: string | undefined,
  options: QueryOptions,
): ClickHouseSettings & { log_comment?: string } {
  return {
    ...(kind === 'job' ? {} : outputSettings),
    ...shardSettings,
    ...(cluster === undefined ? {} : clusterWriteSettings),
    cancel_http_readonly_queries_on_client_close: 1,
    priority: String(priorities[kind]),
    max_execution_time: timeoutSeconds(kind, limits),
    max_memory_usage: String(limits.maxQueryMemoryBytes),
    ...(kind === 'page' ? pageSettings : {}),
    log_comment: formatLogComment(options),
    ...options.settings,
  };
}

/** Reads the limits from the settings, for error messages. */
export function readLimits(settings: ClickHouseSettings): QueryLimits {
  return {
    timeSeconds: Number(settings.max_execution_time ?? 0),
    memoryBytes: Number(settings.max_memory_usage ?? 0),
    rows: Number(settings.max_result_rows ?? 0),
  };
}

function timeoutSeconds(kind: QueryKind, limits: StoreLimits): number {
  return { page: limits.querySeconds, export: exportTimeoutSeconds, job: jobTimeoutSeconds }[kind];
}

function formatLogComment({ tag }: QueryOptions): string {
  return tag ? [tag.operation, tag.requestId].filter(Boolean).join(' ') : '';
}
