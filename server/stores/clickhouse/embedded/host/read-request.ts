import type { IncomingMessage } from 'node:http';
import { createHash, timingSafeEqual } from 'node:crypto';
import { EngineError } from './engine-error.js';
import type { RunRequest } from './run-request.js';
import { isInsert, parseStatement } from './statement.js';

/** Maximum size of a statement, without the rows of an INSERT. */
const maxStatementBytes = 64 * 1024 * 1024;

/** URL parameters of the HTTP interface that are not query settings. */
const interfaceParameters = new Set([
  'query',
  'query_id',
  'database',
  'default_format',
  'user',
  'password',
  'session_id',
  'session_timeout',
  'session_check',
  'role',
  'quota_key',
  'wait_end_of_query',
  'enable_http_compression',
  'http_zlib_compression_level',
  'buffer_size',
  'compress',
  'decompress',
  'stacktrace',
  'send_progress_in_http_headers',
  'http_headers_progress_interval_ms',
  'log_comment',
  'cancel_http_readonly_queries_on_client_close',
  'http_write_exception_in_output_format',
]);

/** @throws EngineError if the password is not the host's secret */
export function authenticate(request: IncomingMessage, parameters: URLSearchParams, secret: string): void {
  const basic = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  const basicPassword =
    basic === undefined ? undefined : Buffer.from(basic, 'base64').toString().split(':').slice(1).join(':');
  const password =
    readHeader(request, 'x-clickhouse-key') ?? parameters.get('password') ?? basicPassword ?? '';
  if (timingSafeEqual(digest(password), digest(secret))) return;
  throw new EngineError(
    516,
    'AUTHENTICATION_FAILED',
    'Authentication failed: password is incorrect, or there is no such user.',
  );
}

/** Parses statement, settings and parameters of a request to ClickHouse's HTTP interface. */
export async function readRequest(
  request: IncomingMessage,
  parameters: URLSearchParams,
  signal: AbortSignal,
): Promise<RunRequest> {
  const sqlInUrl = parameters.get('query') ?? '';
  const hasRows = request.method === 'POST' && isInsert(sqlInUrl);
  const sqlInBody = request.method === 'POST' && !hasRows ? await readBody(request) : '';
  return {
    statement: parseStatement([sqlInUrl, sqlInBody].filter(Boolean).join('\n')),
    defaultFormat:
      readHeader(request, 'x-clickhouse-format') ?? parameters.get('default_format') ?? 'TabSeparated',
    comment: parameters.get('log_comment') ?? '',
    database: parameters.get('database') ?? readHeader(request, 'x-clickhouse-database'),
    ...readSettings(parameters),
    body: hasRows ? request : undefined,
    signal,
  };
}

function readSettings(parameters: URLSearchParams): Pick<RunRequest, 'settings' | 'parameters'> {
  const settings: Record<string, string> = {};
  const values: Record<string, string> = {};
  for (const [name, value] of parameters) {
    if (name.startsWith('param_')) values[name.slice('param_'.length)] = value;
    else if (!interfaceParameters.has(name)) settings[name] = value;
  }
  return { settings, parameters: values };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxStatementBytes) throw new EngineError(307, 'TOO_MANY_BYTES', 'The statement is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function readHeader(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
