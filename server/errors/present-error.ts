import type { Language } from '../contract/localised.js';
import { AppError } from './app-error.js';
import { errorCatalogue } from './error-catalogue.js';
import { ErrorCode } from './error-code.js';

/** An error as a caller is told of it, in GraphQL and REST alike. Never holds a stack or the store's own words. */
export interface PresentedError {
  status: number;
  code: ErrorCode;
  message: string;
  /** Whether it is our fault and belongs in the error log. */
  reported: boolean;
  /** Field of the form that it is about. */
  field?: string;
  /** Seconds after which the same call may succeed. */
  retryAfter?: number;
}

/** Puts any thrown thing into words for a caller: expected outcomes by their code, everything else as an unknown error. */
export function presentError(thrown: unknown, language: Language): PresentedError {
  const error = asAppError(thrown);
  const { status, reported } = errorCatalogue[error.code];
  const { code, field, retryAfter } = error;
  return { status, code, message: error.textIn(language), reported, field, retryAfter };
}

/** Status of the REST answer for a code that came through GraphQL. */
export function statusOf(code: unknown): number {
  return isErrorCode(code) ? errorCatalogue[code].status : errorCatalogue[ErrorCode.Internal].status;
}

/** Whether a text is one of the stable codes. */
function isErrorCode(code: unknown): code is ErrorCode {
  return Object.values<unknown>(ErrorCode).includes(code);
}

const connectionErrorCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  '08006', // connection failure
  '53300', // too many connections
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
]);

function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof Error && thrown.name === 'AbortError') return new AppError(ErrorCode.Cancelled);
  return (
    fromHttpServer(thrown) ?? fromDatabase(thrown) ?? new AppError(ErrorCode.Internal, {}, { cause: thrown })
  );
}

/** The HTTP server's own refusals: a body that is too large, of an unknown type, or no JSON. */
function fromHttpServer(thrown: unknown): AppError | undefined {
  const status = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : undefined;
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined;
  if (status === 413) return new AppError(ErrorCode.TooLarge, { limit: 'what is read here' });
  if (status === 415) return new AppError(ErrorCode.UnsupportedType);
  if (status === 404) return new AppError(ErrorCode.NotFound);
  return new AppError(ErrorCode.BadRequest, { what: (thrown as Error).message });
}

/** PostgreSQL is away: no connection, or the server says that it is shutting down or starting. */
function fromDatabase(thrown: unknown): AppError | undefined {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  return connectionErrorCodes.has(code)
    ? new AppError(ErrorCode.StoreUnavailable, {}, { cause: thrown })
    : undefined;
}
