import type { Readable } from 'node:stream';
import type { Release } from '../../load-control/fair-semaphore.js';
import type { RequestSlots } from '../../load-control/request-slots.js';

export type QueryParameter = string | number | bigint | boolean | null | readonly QueryParameter[];

/** A published generation of a database. */
export interface GenerationRef {
  base: number;
  number: number;
}

export interface QueryOptions {
  parameters?: Readonly<Record<string, QueryParameter>>;
  /** ClickHouse settings of this query. They override the defaults of the store. */
  settings?: Readonly<Record<string, string | number>>;
  /** Aborting cancels the query in the engine. */
  signal?: AbortSignal;
  /** Written to `log_comment`. */
  tag?: { operation: string; requestId?: string };
  /**
   * Makes the result cacheable. Set only if generation, SQL and parameters determine the result, so not for
   * first-party data.
   */
  generation?: GenerationRef;
  /** The precomputed first page that the query reads. The local copy of first pages may serve it. */
  firstPage?: { domain: string; view: number };
  /**
   * The only keywords whose facts the query reads. Set only if all ids of snapshots in the query are parameters, and if
   * it returns them in a column `snapshot`. The query then takes no longer at a delta (snapshot-deltas.ts).
   */
  factKeywords?: readonly number[];
  /** SQL of the id of the only keyword, as an alternative to `factKeywords`. It is evaluated only at a delta. */
  factKeywordSql?: string;
  /**
   * Parameter that lists `factKeywords`. Set only if the rows of a keyword do not depend on other keywords, and if their
   * order across keywords is irrelevant. At a delta, one query then reads its keywords and another one the remaining
   * keywords.
   */
  factKeywordList?: string;
  /** Scheduling slots of the request. Unset for queries of the process itself, which bypass the limiters. */
  requestSlots?: RequestSlots;
  /** For streams: whether the result is consumed as fast as it arrives, unlike a file download. */
  isReadImmediately?: boolean;
  /** Receives the slot of a stream, which otherwise is released when the stream closes. */
  takeOverSlot?: (release: Release) => void;
  /** For streams: called when the limiter has admitted the query, before it runs. */
  onAdmitted?: () => void;
}

export interface QueryResult<Row> {
  /** Immutable, because cached rows are shared. */
  rows: readonly Row[];
  /** Exact if the query sets `exact_rows_before_limit`. */
  rowsBeforeLimit: number | undefined;
  /** Execution time in the engine in milliseconds. */
  elapsedMs: number;
}

/** The ClickHouse store: embedded, a server or a cluster. */
export interface ClickHouseStore {
  /** Runs a SELECT and buffers the result. 64-bit integers become numbers, because ids are below 2^53. */
  query<Row>(sql: string, options?: QueryOptions): Promise<QueryResult<Row>>;
  /** Runs a SELECT and streams the result in a ClickHouse format. The stream fails if the query fails midway. */
  stream(sql: string, format: string, options?: QueryOptions): Promise<Readable>;
  /** Runs a statement without a result: DDL or INSERT … SELECT. Callers set the limits of long jobs. */
  command(sql: string, options?: QueryOptions): Promise<void>;
  /** Runs `INSERT INTO … FORMAT X` with a streamed body. Not retried. */
  insert(sql: string, body: Readable | Buffer | string, options?: QueryOptions): Promise<void>;
  /** Name of the cluster. Undefined for a single server and the embedded engine. */
  readonly cluster: string | undefined;
  /** Drops the partition of a database or account and a version on every shard and replica. Idempotent. */
  dropPartition(table: string, owner: number, version: number): Promise<void>;
  /** Deletes the rows of an owner on every shard and replica. Rewrites the affected parts. */
  deleteRows(table: string, column: string, owner: number): Promise<void>;
  ping(): Promise<boolean>;
  close(): Promise<void>;
}
