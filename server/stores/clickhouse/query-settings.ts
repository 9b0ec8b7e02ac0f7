import type { ClickHouseSettings } from '@clickhouse/client';
import type { QueryLimits } from './engine-errors.js';
import type { QueryOptions } from './clickhouse-store.js';

/** Limits of every query of a store, unless the query brings its own. */
export interface StoreLimits {
  /** Time of one page's query, in seconds. */
  querySeconds: number;
  /** Memory of one query, in bytes. */
  maxQueryMemoryBytes: number;
}

/** What runs decides its limits: a page that is waited for, an export, or a job's statement. */
export type QueryKind = 'page' | 'export' | 'job';

/** Turns at the processor, the lowest first: what is under way stands back, block by block, for a page that is waited for. */
const priorities: Readonly<Record<QueryKind, number>> = { page: 1, export: 2, job: 3 };

const exportTimeoutSeconds = 600;
const jobTimeoutSeconds = 6 * 3600;
/** More rows than any page or lookup has. */
const maxPageRows = 1_000_000;

/** Numbers leave as numbers: ids are below 2^53, and money has two decimals. */
const outputSettings: ClickHouseSettings = {
  output_format_json_quote_64bit_integers: 0,
  output_format_json_quote_decimals: 0,
};

/**
 * A page has fewer rows than any other, and its filter stands in its expressions: to have machine code made of these, as the engine
 * does for the third use of the same ones, takes 10 to 20 ms of a second or third page and spares none (docs/benchmark.md).
 */
const pageSettings: ClickHouseSettings = {
  max_result_rows: String(maxPageRows),
  result_overflow_mode: 'throw',
  compile_expressions: 0,
};

/** Over shards every subquery runs once and its result goes to all of them; on one server this changes nothing. */
const shardSettings: ClickHouseSettings = {
  distributed_product_mode: 'global',
  prefer_global_in_and_join: 1,
};

/** An INSERT into a Distributed table answers when its rows are on the shards; a DDL statement when all replicas have it. */
const clusterWriteSettings: ClickHouseSettings = {
  distributed_foreground_insert: '1',
  distributed_ddl_task_timeout: '300',
  alter_sync: '2',
};

export function settingsFor(
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
    log_comment: commentOf(options),
    ...options.settings,
  };
}

/** The limits that the settings carry, for the text of an error. */
export function limitsIn(settings: ClickHouseSettings): QueryLimits {
  return {
    timeSeconds: Number(settings.max_execution_time ?? 0),
    memoryBytes: Number(settings.max_memory_usage ?? 0),
    rows: Number(settings.max_result_rows ?? 0),
  };
}

function timeoutSeconds(kind: QueryKind, limits: StoreLimits): number {
  return { page: limits.querySeconds, export: exportTimeoutSeconds, job: jobTimeoutSeconds }[kind];
}

function commentOf({ tag }: QueryOptions): string {
  return tag ? [tag.operation, tag.requestId].filter(Boolean).join(' ') : '';
}
