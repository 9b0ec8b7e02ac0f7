import type { Readable } from 'node:stream';
import type { RequestSlots } from '../../load-control/request-slots.js';

/** A value bound to a `{name:Type}` placeholder. */
export type QueryParameter = string | number | bigint | boolean | null | readonly QueryParameter[];

/** A published state of a base. */
export interface GenerationRef {
  base: number;
  number: number;
}

export interface QueryOptions {
  /** Values of the `{name:Type}` placeholders. */
  parameters?: Readonly<Record<string, QueryParameter>>;
  /** ClickHouse settings of this one query, over the store's defaults (time, memory and row limits). */
  settings?: Readonly<Record<string, string | number>>;
  /** Aborting it cancels the query in the engine. */
  signal?: AbortSignal;
  /** What runs, for `log_comment`: the report's or job's id and the request's. */
  tag?: { operation: string; requestId?: string };
  /**
   * The generation that decides the answer together with the query's text and values, and that never changes: the answer may
   * be kept. Missing where anything else has a say, as what an account imported of its own site.
   */
  generation?: GenerationRef;
  /** The laid first page that it reads, by which a copy of the generation's pages has it. */
  firstPage?: { domain: string; view: number };
  /** For which request it is asked: it takes its turn among others. Missing where the process asks for itself. */
  requestSlots?: RequestSlots;
  /** Of a stream: whether it is read as fast as it comes by who waits for the whole, and not at the pace of a file's reader. */
  isReadImmediately?: boolean;
}

export interface QueryResult<Row> {
  /** Not to be changed: others may be given the same. */
  rows: readonly Row[];
  /** Rows before LIMIT: exact when the query set `exact_rows_before_limit`. */
  rowsBeforeLimit: number | undefined;
  /** The engine's own time in milliseconds. */
  elapsedMs: number;
}

/** The facts' store: an embedded ClickHouse or a server or cluster, through one client. */
export interface ClickHouseStore {
  /** Runs a SELECT and reads the whole answer. Rows come as objects, 64-bit integers as numbers (ids are below 2^53). */
  query<Row>(sql: string, options?: QueryOptions): Promise<QueryResult<Row>>;
  /** Runs a SELECT and streams its answer in a ClickHouse format. The stream fails when the query fails half way. */
  stream(sql: string, format: string, options?: QueryOptions): Promise<Readable>;
  /** Runs a statement without an answer: DDL, INSERT … SELECT. Settings of long jobs are given by the caller. */
  command(sql: string, options?: QueryOptions): Promise<void>;
  /** Runs `INSERT INTO … FORMAT X` with a streamed body. Never retried. */
  insert(sql: string, body: Readable | Buffer | string, options?: QueryOptions): Promise<void>;
  /** Name of the cluster in whose form the tables stand, undefined for one server or the embedded engine. */
  readonly cluster: string | undefined;
  /** Drops one partition, by the base or account that it is of and its version, on every shard and replica. Nothing happens when there is none. */
  dropPartition(table: string, owner: number, version: number): Promise<void>;
  /** Deletes the rows of one owner, by the column that names it, on every shard and replica: the parts that hold some are written anew. */
  deleteRows(table: string, column: string, owner: number): Promise<void>;
  ping(): Promise<boolean>;
  close(): Promise<void>;
}
