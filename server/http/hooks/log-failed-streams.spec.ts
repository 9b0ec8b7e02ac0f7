import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import fastifyCompress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { compression } from '../connections/compression.js';
import { onResponseClosed } from '../connections/response-closed.js';
import { logFailedStreams } from './log-failed-streams.js';

interface LogLine {
  level: number;
  url?: string;
  method?: string;
  err?: { message: string };
}

const levels = { warn: 40, error: 50 } as const;
let lines: LogLine[] = [];
let app: FastifyInstance;
let url: string;
let failure: Error;

/** Random text, which does not compress to nothing, until the failure. */
async function* generateRows(chunks: number): AsyncGenerator<string> {
  for (let chunk = 0; chunk < chunks; chunk++) {
    await new Promise(setImmediate);
    yield randomBytes(32 * 1024).toString('base64');
  }
  throw failure;
}

beforeAll(async () => {
  const loggerInstance = pino(
    { level: 'info' },
    { write: (line) => void lines.push(JSON.parse(line) as LogLine) },
  );
  const logController = new LogController({ disableRequestLogging: true });
  app = fastify({ loggerInstance, logController }) as unknown as FastifyInstance;
  app.addHook('onRequest', (request, reply, done) => {
    const controller = new AbortController();
    onResponseClosed(reply, () => controller.abort());
    request.clientAbortSignal = controller.signal;
    done();
  });
  logFailedStreams(app);
  await app.register(fastifyCompress, compression);
  app.get<{ Params: { chunks: string } }>('/rows/:chunks', (request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .send(Readable.from(generateRows(Number(request.params.chunks)), { objectMode: false })),
  );
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
  failure = new Error('the rows end here');
});

async function open(path: string, encoding: string): Promise<IncomingMessage> {
  const request = get(url + path, { headers: { 'accept-encoding': encoding } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

async function read(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return text;
}

describe.each(['identity', 'gzip', 'br', 'deflate'])('a stream with the encoding %s', (encoding) => {
  it('that fails midway breaks the connection and is logged once', async () => {
    const response = await open('/rows/200', encoding);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding);
    await expect(read(response)).rejects.toThrow(/aborted/);
    expect(response.complete).toBe(false);
    expect(lines).toMatchObject([
      { level: levels.error, method: 'GET', url: '/rows/200', err: { message: 'the rows end here' } },
    ]);
  });

  it('that fails before the first byte is a readable error and is logged once', async () => {
    const response = await open('/rows/0', encoding);
    expect(response.statusCode).toBe(500);
    expect(JSON.parse(await read(response))).toMatchObject({ statusCode: 500 });
    expect(lines).toHaveLength(1);
  });

  it('whose store is overloaded is a warning', async () => {
    failure = new AppError(ErrorCode.Overloaded);
    await expect(read(await open('/rows/200', encoding))).rejects.toThrow(/aborted/);
    expect(lines).toMatchObject([{ level: levels.warn }]);
  });

  it('whose client disconnects is no failure', async () => {
    const response = await open('/rows/1000', encoding);
    response.destroy();
    await once(response, 'close');
    expect(lines.filter(({ level }) => level >= levels.warn)).toEqual([]);
  });
});
