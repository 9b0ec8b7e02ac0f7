import { ClickHouseError } from '@clickhouse/client';
import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { describePatternError } from './regex-patterns.js';

/** Error codes for ClickHouse exceptions that callers can handle. */
const errorCodeByException: Readonly<Record<string, ErrorCode>> = {
  158: ErrorCode.TooHeavy, // TOO_MANY_ROWS
  159: ErrorCode.TooHeavy, // TIMEOUT_EXCEEDED
  160: ErrorCode.TooHeavy, // TOO_SLOW
  191: ErrorCode.TooHeavy, // SET_SIZE_LIMIT_EXCEEDED
  241: ErrorCode.TooHeavy, // MEMORY_LIMIT_EXCEEDED
  307: ErrorCode.TooHeavy, // TOO_MANY_BYTES
  396: ErrorCode.TooHeavy, // TOO_MANY_ROWS_OR_BYTES
  // Own cancellations are detected by their signal, so this is a shutdown of the engine.
  394: ErrorCode.StoreUnavailable, // QUERY_WAS_CANCELLED
  734: ErrorCode.StoreUnavailable, // QUERY_WAS_CANCELLED_BY_CLIENT
  243: ErrorCode.DiskFull, // NOT_ENOUGH_SPACE
  427: ErrorCode.BadFilter, // CANNOT_COMPILE_REGEXP
  457: ErrorCode.BadFilter, // BAD_QUERY_PARAMETER
  202: ErrorCode.StoreUnavailable, // TOO_MANY_SIMULTANEOUS_QUERIES
  209: ErrorCode.StoreUnavailable, // SOCKET_TIMEOUT
  210: ErrorCode.StoreUnavailable, // NETWORK_ERROR
  279: ErrorCode.StoreUnavailable, // ALL_CONNECTION_TRIES_FAILED
  242: ErrorCode.StoreUnavailable, // TABLE_IS_READ_ONLY: Keeper is unavailable
  516: ErrorCode.StoreUnavailable, // AUTHENTICATION_FAILED
};

/** System errors of a lost connection. */
const connectionErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EMFILE',
  'ENFILE',
]);

/** System errors of a failed connection attempt, which sends nothing. */
const connectErrors = new Set(['ECONNREFUSED', 'ENOENT']);

/** Limits of a query, for error messages. */
export interface QueryLimits {
  timeSeconds: number;
  memoryBytes: number;
  rows: number;
}

/** Characters of a statement, and of a path with its parameters, that the engine reads (`max_query_size`, `http_max_uri_size`). */
const maxStatementChars = 256 * 1024;
const maxPathChars = 1024 * 1024;

/**
 * Asserts that the engine can read a statement. It answers longer ones before it has received them, and closes the connection.
 * @throws AppError TooHeavy
 */
export function assertStatementSize(sql: string, path: string): void {
  if (sql.length > maxStatementChars) throw new AppError(ErrorCode.TooHeavy, { what: '> 256 KB' });
  if (path.length > maxPathChars) throw new AppError(ErrorCode.TooHeavy, { what: '> 1 MB' });
}

/** Converts a client error to an `AppError` with the original as its cause. */
export function toAppError(error: unknown, limits: QueryLimits, signal: AbortSignal | undefined): AppError {
  if (error instanceof AppError) return error;
  const options = { cause: error };
  if (signal?.aborted) return new AppError(ErrorCode.Cancelled, {}, options);
  if (isConnectionLost(error)) return new AppError(ErrorCode.StoreUnavailable, {}, options);
  if (!(error instanceof ClickHouseError)) return new AppError(ErrorCode.Internal, {}, options);
  const code = isQueryTooLong(error)
    ? ErrorCode.TooHeavy
    : (errorCodeByException[error.code] ?? ErrorCode.Internal);
  if (code === ErrorCode.TooHeavy) {
    return new AppError(code, { what: describeExceededLimit(error, limits) }, options);
  }
  if (code === ErrorCode.BadFilter) return new AppError(code, { what: userFacingReason(error) }, options);
  return new AppError(code, {}, options);
}

/** Whether the connection failed before or during the request. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof ClickHouseError || !(error instanceof Error)) return false;
  return (
    connectionErrors.has(getSystemCode(error)) || /socket hang up|aborted|Timeout error/i.test(error.message)
  );
}

/** Whether nothing was sent, so that any statement may be retried. */
export function isNotConnected(error: unknown): boolean {
  return error instanceof Error && connectErrors.has(getSystemCode(error));
}

function getSystemCode(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}

/** Whether the text of the query, with its parameters, exceeds `max_query_size`. It is reported as a syntax error. */
function isQueryTooLong({ code, message }: ClickHouseError): boolean {
  return code === '62' && message.startsWith('Max query size exceeded');
}

/** The exceeded limit, formatted independently of the language. */
function describeExceededLimit(error: ClickHouseError, limits: QueryLimits): string {
  if (error.code === '241') return `> ${Math.max(1, Math.round(limits.memoryBytes / 1024 ** 2))} MB`;
  if (isQueryTooLong(error)) return '> 256 KB';
  if (error.code === '159' || error.code === '160') return `> ${limits.timeSeconds} s`;
  return `> ${limits.rows}`;
}

/** The part of the engine's message that concerns the user's input. */
function userFacingReason({ message }: ClickHouseError): Localised | string {
  return (
    describePatternError(message) ??
    message.replace(/[.:]?\s*(While|In scope|\(version)[\s\S]*$/, '').slice(0, 300)
  );
}
