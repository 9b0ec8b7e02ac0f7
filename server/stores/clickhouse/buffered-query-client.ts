import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { parseError } from '@clickhouse/client';
import type { ClickHouseAddress } from './client.js';
import { parameterText } from './parameter-text.js';
import type { QueryParameter } from './clickhouse-store.js';

/** One query whose whole answer is read. */
interface BufferedQuery {
  sql: string;
  /** Name under which the engine knows it. */
  id: string;
  settings: Readonly<Record<string, unknown>>;
  parameters: Readonly<Record<string, QueryParameter>>;
  signal: AbortSignal | undefined;
}

/**
 * Reads whole answers of the engine: one write for a query, one text for its answer. A page's query is small and there are many
 * of them, and ClickHouse's own client, which streams, traces and waits a turn of the clock for each, took three times as much
 * of this process.
 */
export class BufferedQueryClient {
  private readonly agent: http.Agent;
  private readonly send: typeof http.request;
  private readonly target: http.RequestOptions;

  /** No connection is opened before the first query. */
  constructor(address: ClickHouseAddress, database: string) {
    const pool = { keepAlive: true, maxSockets: 64 };
    const url = new URL('url' in address ? address.url : 'http://localhost');
    const isSecure = url.protocol === 'https:';
    this.send = isSecure ? https.request : http.request;
    if ('url' in address) {
      this.agent = isSecure ? new https.Agent(pool) : new http.Agent(pool);
    } else {
      // The agent's socketPath takes every connection of it to the engine's socket.
      this.agent = new http.Agent({ ...pool, socketPath: address.embedded.socketPath } as http.AgentOptions);
    }
    const user = decodeURIComponent(url.username) || 'default';
    const password = 'url' in address ? decodeURIComponent(url.password) : address.embedded.secret;
    this.target = {
      agent: this.agent,
      method: 'POST',
      host: url.hostname,
      ...(url.port === '' ? {} : { port: url.port }),
      path: `/?database=${encodeURIComponent(database)}`,
      headers: {
        authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
        'content-type': 'text/plain; charset=utf-8',
        'user-agent': 'rivalscope',
      },
    };
  }

  /**
   * The answer as text.
   * @throws ClickHouseError where the engine refuses, the connection's error where it breaks, also half way
   */
  execute({ sql, id, settings, parameters, signal }: BufferedQuery): Promise<string> {
    const path = `${this.target.path}&query_id=${id}${urlParameters('', settings, String)}${urlParameters('param_', parameters, parameterText)}`;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) throw new Error('aborted');
      const clientRequest = this.send({ ...this.target, path });
      const onAbort = () => clientRequest.destroy();
      const settleWith =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          signal?.removeEventListener('abort', onAbort);
          settle(value);
        };
      signal?.addEventListener('abort', onAbort);
      clientRequest.on('error', settleWith(reject));
      clientRequest.once('response', (response) =>
        collect(response, settleWith(resolve), settleWith(reject)),
      );
      clientRequest.end(sql);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

function collect(
  response: IncomingMessage,
  resolve: (text: string) => void,
  reject: (error: Error) => void,
): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.once('error', reject);
  response.once('end', () => {
    const text = Buffer.concat(chunks).toString();
    const isError =
      response.statusCode !== 200 || response.headers['x-clickhouse-exception-code'] !== undefined;
    if (isError) reject(parseError(text));
    else resolve(text);
  });
}

/** Half a letter, which no address can hold, becomes the sign for what cannot be read. */
function urlParameters<Value>(
  prefix: string,
  values: Readonly<Record<string, Value>>,
  textOf: (value: Value) => string,
): string {
  let text = '';
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) text += `&${prefix}${name}=${encodeURIComponent(textOf(value).toWellFormed())}`;
  }
  return text;
}
