import { randomUUID } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import type { ClickHouseClient } from '@clickhouse/client';
import { BufferedQueryClient } from './buffered-query-client.js';
import { connectClient, type ClickHouseAddress } from './client.js';
import type { ClickHouseStore, QueryResult, QueryOptions } from './clickhouse-store.js';
import { isConnectionLost, isNotConnected, toAppError } from './engine-errors.js';
import { ExceptionGuard } from './exception-guard.js';
import { readLimits, getQuerySettings, type QueryKind, type StoreLimits } from './query-settings.js';
import { setTimeout as sleep } from 'node:timers/promises';

/** Backoff in milliseconds. A killed engine is available again within half a second. */
const retryDelaysMs = [50, 100, 200, 400, 800, 1_600];

/** Retries transient errors with backoff. Throws the last error. */
async function withRetries<Result>(
  run: () => Promise<Result>,
  isRetryable: (error: unknown) => boolean,
  signal: AbortSignal | undefined,
): Promise<Result> {
  for (const delay of retryDelaysMs) {
    try {
      return await run();
    } catch (error) {
      if (signal?.aborted || !isRetryable(error)) throw error;
      await sleep(delay, undefined, { signal });
    }
  }
  return run();
}

/** Response in the ClickHouse JSON format. */
interface JsonResponse<Row> {
  data: Row[];
  rows_before_limit_at_least?: number;
  statistics?: { elapsed: number };
}

type Request = ReturnType<ClickHouseClientStore['createRequest']>;

/**
 * ClickHouse store over HTTP, for the embedded engine, a server or a cluster.
 * Buffered queries use `BufferedQueryClient`, everything else the official client.
 */
export class ClickHouseClientStore implements ClickHouseStore {
  private readonly client: ClickHouseClient;
  private readonly bufferedClient: BufferedQueryClient;

  constructor(
    address: ClickHouseAddress,
    database: string,
    private readonly limits: StoreLimits,
    readonly cluster: string | undefined = undefined,
  ) {
    this.client = connectClient(address, database);
    this.bufferedClient = new BufferedQueryClient(address, database);
  }

  async query<Row>(sql: string, options: QueryOptions = {}): Promise<QueryResult<Row>> {
    const request = this.createRequest('page', options);
    return this.runRead(request, async () => {
      const text = await this.bufferedClient.execute({
        sql: `${sql}\nFORMAT JSON`,
        id: request.parameters.query_id,
        settings: request.parameters.clickhouse_settings,
        parameters: options.parameters ?? {},
        signal: options.signal,
      });
      const response = JSON.parse(text) as JsonResponse<Row>;
      return {
        rows: response.data,
        rowsBeforeLimit: response.rows_before_limit_at_least,
        elapsedMs: (response.statistics?.elapsed ?? 0) * 1_000,
      };
    });
  }

  async stream(sql: string, format: string, options: QueryOptions = {}): Promise<Readable> {
    if (!/^\w+$/.test(format)) throw new TypeError(`no format: ${format}`);
    const request = this.createRequest('export', options);
    const { stream, response_headers: headers } = await this.runRead(request, () =>
      this.client.exec({
        query: `${sql}\nFORMAT ${format}`,
        ...request.parameters,
      }),
    );
    return guardStream(stream, String(headers['x-clickhouse-exception-tag'] ?? ''), request);
  }

  async command(sql: string, options: QueryOptions = {}): Promise<void> {
    const request = this.createRequest('job', options);
    await this.runWrite(request, () =>
      withRetries(
        () => this.client.command({ query: sql, ...request.parameters }),
        isNotConnected,
        options.signal,
      ),
    );
  }

  async insert(sql: string, body: Readable | Buffer | string, options: QueryOptions = {}): Promise<void> {
    const request = this.createRequest('job', options);
    const values =
      body instanceof Readable ? body : Readable.from([Buffer.from(body)], { objectMode: false });
    await this.runWrite(request, async () => {
      const { stream } = await this.client.exec({
        query: sql,
        values,
        ...request.parameters,
      });
      for await (const _chunk of stream) continue;
    });
  }

  async dropPartition(table: string, owner: number, version: number): Promise<void> {
    await this.command(
      `ALTER TABLE ${this.localTable(table)} DROP PARTITION tuple({owner:UInt32}, {version:UInt32})`,
      {
        parameters: { owner, version },
        tag: { operation: 'drop-partition' },
      },
    );
  }

  async deleteRows(table: string, column: string, owner: number): Promise<void> {
    await this.command(
      `ALTER TABLE ${this.localTable(table)} DELETE WHERE ${quoteName(column)} = {owner:UInt32} SETTINGS mutations_sync = 2`,
      { parameters: { owner }, tag: { operation: 'delete-rows' } },
    );
  }

  async ping(): Promise<boolean> {
    return (await this.client.ping({ select: true })).success;
  }

  async close(): Promise<void> {
    this.bufferedClient.close();
    await this.client.close();
  }

  /** Name of the table in ALTER statements: on a cluster the local table of each shard. */
  private localTable(table: string): string {
    return this.cluster === undefined
      ? quoteName(table)
      : `${quoteName(`${table}_local`)} ON CLUSTER ${quoteName(this.cluster)}`;
  }

  private createRequest(kind: QueryKind, options: QueryOptions) {
    const settings = getQuerySettings(kind, this.limits, this.cluster, options);
    return {
      signal: options.signal,
      limits: readLimits(settings),
      parameters: {
        query_id: randomUUID(),
        clickhouse_settings: settings,
        ...(options.parameters ? { query_params: { ...options.parameters } } : {}),
        ...(options.signal ? { abort_signal: options.signal } : {}),
      },
    };
  }

  private async runRead<Result>(request: Request, run: () => Promise<Result>): Promise<Result> {
    try {
      // A server rejects a second query with the id of one that is still running.
      const attempt = () => {
        request.parameters.query_id = randomUUID();
        return run();
      };
      return await withRetries(attempt, isConnectionLost, request.signal);
    } catch (error) {
      throw toAppError(error, request.limits, request.signal);
    }
  }

  /** ClickHouse continues a write after its client has disconnected, so an aborted write is also killed. */
  private async runWrite(request: Request, run: () => Promise<unknown>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (request.signal?.aborted) await this.kill(request.parameters.query_id);
      throw toAppError(error, request.limits, request.signal);
    }
  }

  private async kill(id: string): Promise<void> {
    const cluster = this.cluster === undefined ? '' : ` ON CLUSTER ${quoteName(this.cluster)}`;
    const query = `KILL QUERY${cluster} WHERE query_id = {id:String} ASYNC`;
    await this.client.command({ query, query_params: { id } }).catch(() => undefined);
  }
}

/** Passes the response through and fails with an `AppError` if the query fails or the response is truncated. */
function guardStream(source: Readable, tag: string, request: Request): Readable {
  const guard = new ExceptionGuard(tag);
  const output = new Readable({
    read: () => guard.resume(),
    destroy: (error, done) => {
      source.destroy();
      done(error);
    },
  });
  guard.on('data', (chunk: Buffer) => {
    if (!output.push(chunk)) guard.pause();
  });
  pipeline(source, guard, (error) => {
    const failure = guard.failure ?? error ?? (request.signal?.aborted ? new Error('aborted') : undefined);
    if (failure) output.destroy(toAppError(failure, request.limits, request.signal));
  });
  // Checked at the end of the guard, because the pipeline callback runs while the guard still buffers bytes for a
  // slow reader.
  guard.on('end', () => {
    if (guard.failure) return;
    if (request.signal?.aborted) {
      output.destroy(toAppError(new Error('aborted'), request.limits, request.signal));
    } else {
      output.push(null);
    }
  });
  return output;
}

function quoteName(name: string): string {
  return `\`${name.replace(/[`\\]/g, '\\$&')}\``;
}
