import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { parseError } from '@clickhouse/client';
import type { ClickHouseAddress } from './client.js';
import type { QueryParameter } from './clickhouse-store.js';
import { assertStatementSize } from './engine-errors.js';

const escapes: Readonly<Record<string, string>> = {
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
};

/** Serializes a value for `param_name` in TSV escaping. */
export function formatParameter(value: QueryParameter): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'object') return formatList(value);
  return String(value);
}

function formatList(values: readonly QueryParameter[]): string {
  return `[${values.map(formatItem).join(',')}]`;
}

function formatItem(value: QueryParameter): string {
  if (value === null) return 'NULL';
  if (typeof value === 'string') return `'${escapeText(value)}'`;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return formatParameter(value);
}

function escapeText(text: string): string {
  return text.replace(/[\t\n\r'\\]/g, (character) => escapes[character] ?? character);
}

/** A query whose complete result is buffered. */
interface BufferedQuery {
  sql: string;
  /** Query id in ClickHouse, for `KILL QUERY` and the query log. */
  id: string;
  settings: Readonly<Record<string, unknown>>;
  parameters: Readonly<Record<string, QueryParameter>>;
  signal: AbortSignal | undefined;
}

/**
 * Minimal HTTP client for small queries: one write per request and one buffer per response.
 * The official client streams and traces each response and took three times the CPU time for page queries.
 */
export class BufferedQueryClient {
  private readonly agent: http.Agent;
  private readonly send: typeof http.request;
  private readonly target: http.RequestOptions;

  /** Opens no connection before the first query. */
  constructor(address: ClickHouseAddress, database: string) {
    const pool = { keepAlive: true, maxSockets: 64 };
    const url = new URL('url' in address ? address.url : 'http://localhost');
    const isSecure = url.protocol === 'https:';
    this.send = isSecure ? https.request : http.request;
    if ('url' in address) {
      this.agent = isSecure ? new https.Agent(pool) : new http.Agent(pool);
    } else {
      // `socketPath` of the agent applies to all of its connections.
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
   * Returns the response body.
   * @throws ClickHouseError if the engine rejects the query, or the connection error, also after a partial response
   */
  execute({ sql, id, settings, parameters, signal }: BufferedQuery): Promise<string> {
    const path = `${this.target.path}&query_id=${id}${formatUrlParameters('', settings, String)}${formatUrlParameters('param_', parameters, formatParameter)}`;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) throw new Error('aborted');
      assertStatementSize(sql, path);
      const clientRequest = this.send({ ...this.target, path });
      clientRequest.once('socket', ignoreIdleErrors);
      const onAbort = () => clientRequest.destroy();
      const withCleanUp =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          signal?.removeEventListener('abort', onAbort);
          settle(value);
        };
      signal?.addEventListener('abort', onAbort);
      clientRequest.on('error', withCleanUp(reject));
      clientRequest.once('response', (response) =>
        collectResponse(response, withCleanUp(resolve), withCleanUp(reject)),
      );
      clientRequest.end(sql);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

const ignoreError = () => undefined;

/**
 * Handles errors of a connection between two requests. Node.js removes the listener of the answered request before the next
 * one adds its own, and an error in between would end the process.
 */
function ignoreIdleErrors(socket: Socket): void {
  if (!socket.listeners('error').includes(ignoreError)) socket.on('error', ignoreError);
}

function collectResponse(
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

/** `toWellFormed` replaces lone surrogates, which a URL cannot encode. */
function formatUrlParameters<Value>(
  prefix: string,
  values: Readonly<Record<string, Value>>,
  formatValue: (value: Value) => string,
): string {
  let text = '';
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) {
      text += `&${prefix}${name}=${encodeURIComponent(formatValue(value).toWellFormed())}`;
    }
  }
  return text;
}
