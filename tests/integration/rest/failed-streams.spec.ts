import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/app.js';
import type { QueryOptions, QueryResult } from '../../../server/stores/clickhouse/clickhouse-store.js';
import { StoreDecorator } from '../../../server/stores/clickhouse/store-decorators.js';
import { runApp } from '../support/running-app.js';
import { waitUntil } from '../support/wait-until.js';

/** The first batch has 100 rows and the next ones 500. */
const rowsBeforeFailure = 1_500;
const batchesBeforeFailure = 2;

type InjectedError = 'engine' | 'columns' | 'close' | 'open';

/** The real store whose large pages repeat their rows and fail as the request id says. */
class FailingStore extends StoreDecorator {
  private readonly batches = new Map<string, number>();

  override async stream(sql: string, format: string, options: QueryOptions = {}): Promise<Readable> {
    const requestId = options.tag?.requestId ?? '';
    const fault = requestId.split('-')[0];
    if (fault === 'open') throw new Error('the store rejects the query');
    const failingRow = fault === 'engine' ? rowsBeforeFailure : -1;
    const rows = `SELECT page.* FROM (${sql}) AS page CROSS JOIN numbers(100000) AS copies
      WHERE NOT throwIf(toInt64(rowNumberInAllBlocks()) = ${failingRow}) SETTINGS max_block_size = 1000, max_threads = 1`;
    const stream = await this.store.stream(rows, format, options);
    return fault === 'close' ? closeAfter(stream, rowsBeforeFailure) : stream;
  }

  override async query<Row>(sql: string, options: QueryOptions = {}): Promise<QueryResult<Row>> {
    const { requestId = '', operation = '' } = options.tag ?? {};
    if (requestId.startsWith('columns') && operation.endsWith(' page')) {
      const batch = (this.batches.get(requestId) ?? 0) + 1;
      this.batches.set(requestId, batch);
      if (batch > batchesBeforeFailure) throw new Error('timeout exceeded when trying to connect');
    }
    return this.store.query<Row>(sql, options);
  }

  override close(): Promise<void> {
    return Promise.resolve();
  }
}

/** The stream up to a number of lines. Then it closes without an error and without an end. */
function closeAfter(source: Readable, maxLines: number): Readable {
  let lines = 0;
  const result = new Readable({
    read: () => source.resume(),
    destroy: (error, done) => {
      source.destroy();
      done(error);
    },
  });
  source.on('data', (chunk: Buffer) => {
    lines += chunk.toString('latin1').split('\n').length - 1;
    if (!result.push(chunk)) source.pause();
    if (lines > maxLines) result.destroy();
  });
  return result;
}

interface LogLine {
  level: number;
  requestId?: string;
  url?: string;
  method?: string;
  err?: { message: string };
}

const logLines: LogLine[] = [];
const log = pino(
  { level: 'info' },
  { write: (line: string) => void logLines.push(JSON.parse(line) as LogLine) },
);
const path = '/report/simple/organic/keywords?base=gny&domain=alpha.example&per_page=50000';

let app: FastifyInstance;
let url: string;
let fixedHeaders: Readonly<Record<string, string>>;

beforeAll(async () => {
  const world = await runApp();
  const { stores } = world;
  ({ fixedHeaders } = world);
  app = await createApp({
    config: { ...stores.config, exportConcurrencyPerAccount: 1, exportWaitSeconds: 0.2 },
    stores: { ...stores, clickhouse: new FailingStore(stores.clickhouse) },
    log,
    now: () => world.clock.now(),
    scheduledJobs: false,
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function open(requestId: string, encoding: string): Promise<IncomingMessage> {
  const headers = {
    ...fixedHeaders,
    'accept-encoding': encoding,
    'x-request-id': requestId,
  };
  const [response] = (await once(get(url + path, { headers }), 'response')) as [IncomingMessage];
  return response;
}

async function read(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const linesOf = (requestId: string) => logLines.filter((line) => line.requestId === requestId);
const failuresOf = (requestId: string) => linesOf(requestId).filter(({ level }) => level >= 40);

const waitForFailure = (requestId: string) =>
  waitUntil(() => Promise.resolve(failuresOf(requestId).length > 0));

/** Waits until the account has its only slot again. */
const waitForSlot = (requestId: string) =>
  waitUntil(async () => {
    const response = await open(requestId, 'identity');
    response.destroy();
    return response.statusCode === 200;
  });

const encodings = ['identity', 'gzip', 'br'] as const;
const errors: Record<Exclude<InjectedError, 'open'>, RegExp> = {
  engine: /throwIf|FUNCTION_THROW_IF/i,
  columns: /timeout exceeded/,
  close: /premature close/i,
};

describe('a large page that fails midway', () => {
  it.each(Object.entries(errors))('breaks the connection and is logged once: %s', async (fault, cause) => {
    const requestId = `${fault}-fault-midway`;
    const response = await open(requestId, 'identity');
    expect(response.statusCode).toBe(200);
    await expect(read(response)).rejects.toThrow(/aborted/);
    expect(response.complete).toBe(false);
    await waitForFailure(requestId);
    expect(failuresOf(requestId)).toMatchObject([
      {
        method: 'GET',
        // Names of sites are redacted.
        url: expect.stringMatching(/^\/report\/simple\/organic\/keywords\?/) as string,
        err: { message: expect.stringMatching(cause) as string },
      },
    ]);
  });
});

describe('a large page that fails before its rows', () => {
  it.each(encodings)('is never a complete page: %s', async (encoding) => {
    const requestId = `open-${encoding}-early`;
    const response = await open(requestId, encoding);
    const body = await read(response).catch(() => undefined);
    if (body === undefined) expect(response.complete).toBe(false);
    else {
      expect(response.statusCode).toBe(500);
      expect(response.headers['content-encoding']).toBeUndefined();
      expect(JSON.parse(body.toString())).toMatchObject({ code: 500, error: 'INTERNAL' });
    }
    await waitForFailure(requestId);
    expect(failuresOf(requestId)).toHaveLength(1);
  });

  it('gets an error with a status if it waits too long for a slot', async () => {
    const first = await open('endless-first-page', 'identity');
    await once(first, 'readable');
    const second = await open('endless-second-page', 'identity');
    const body = JSON.parse((await read(second)).toString()) as object;
    first.destroy();
    expect([second.statusCode, body]).toMatchObject([503, { code: 503, error: 'OVERLOADED' }]);
    expect(second.headers['retry-after']).toBeDefined();
  });
});

describe('a client that disconnects', () => {
  it.each(encodings)('is no failure of a large page: %s', async (encoding) => {
    const requestId = `endless-${encoding}-disconnect`;
    const response = await open(requestId, encoding);
    expect(response.statusCode).toBe(200);
    await once(response, 'readable');
    response.destroy();
    await waitForSlot(`endless-${encoding}-next`);
    expect(failuresOf(requestId)).toEqual([]);
  });
});
