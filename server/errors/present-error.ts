import type { Language } from '../contract/language/localised.js';
import { AppError } from './app-error.js';
import { errorCatalogue } from './error-catalogue.js';
import { ErrorCode } from './error-code.js';

/** An error as sent to a client. Contains no stack and no message of a store. */
export interface PresentedError {
  status: number;
  code: ErrorCode;
  message: string;
  /** Whether the error is internal and logged. */
  isInternal: boolean;
  /** Form field that caused the error. */
  field?: string;
  /** Seconds after which a retry may succeed. */
  retryAfter?: number;
}

/** Converts any exception for the client. Unexpected ones become an internal error. */
export function presentError(thrown: unknown, language: Language): PresentedError {
  const error = wrapError(thrown);
  const { status, isInternal } = errorCatalogue[error.code];
  const { code, field, retryAfter } = error;
  return { status, code, message: error.messageIn(language), isInternal, field, retryAfter };
}

/** HTTP status of a code from a GraphQL error. */
export function getErrorStatus(code: unknown): number {
  return isErrorCode(code) ? errorCatalogue[code].status : errorCatalogue[ErrorCode.Internal].status;
}

function isErrorCode(code: unknown): code is ErrorCode {
  return Object.values<unknown>(ErrorCode).includes(code);
}

const transientErrorCodes: ReadonlySet<unknown> = new Set([
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
  '40P01', // deadlock, whose other transactions continue
  'EMFILE', // too many open files, so no connection can be opened
  'ENFILE',
]);

/** A full disk: the system's code and PostgreSQL's. */
const diskFullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Raised by the trigger `guard_deleted_account` for a request that started before the deletion of its account. */
const deletedAccountCode = 'RV001';

/** Errors of a lost connection that `pg` and typeorm report without a code. */
const connectionMessages =
  /^(?:timeout exceeded when trying to connect|Connection terminated\b|Query runner already released|Client has encountered a connection error|the database system is (?:starting up|shutting down|in recovery mode))/;

/** Converts any exception to an `AppError`. Unexpected ones become an internal error. */
export function wrapError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof Error && thrown.name === 'AbortError') return new AppError(ErrorCode.Cancelled);
  return (
    convertHttpError(thrown) ??
    convertDatabaseError(thrown) ??
    new AppError(ErrorCode.Internal, {}, { cause: thrown })
  );
}

/** Whether an unavailable store caused the error, directly or as the cause of another error. */
export function isStoreInterruption(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  // A missing file has the same code as a missing socket of a store.
  const isMissingFile = 'code' in thrown && thrown.code === 'ENOENT' && !isConnect(thrown);
  const isStoreError = !isMissingFile && wrapError(thrown).code === ErrorCode.StoreUnavailable;
  return isStoreError || isStoreInterruption(thrown.cause);
}

function isConnect(error: Error): boolean {
  return 'syscall' in error && error.syscall === 'connect';
}

/** Errors of Fastify: body too large, unsupported type or invalid JSON. */
function convertHttpError(thrown: unknown): AppError | undefined {
  const status = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : undefined;
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined;
  if (status === 413) {
    return new AppError(ErrorCode.TooLarge, {
      limit: { en: 'the limit of this endpoint', ru: 'предела этого адреса' },
    });
  }
  if (status === 415) return new AppError(ErrorCode.UnsupportedType);
  if (status === 404) return new AppError(ErrorCode.NotFound);
  return new AppError(ErrorCode.BadRequest, { what: (thrown as Error).message });
}

/** Rows of a deleted account, a full disk, and errors after which a retry can succeed. */
function convertDatabaseError(thrown: unknown): AppError | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const code = 'code' in thrown ? thrown.code : undefined;
  if (code === deletedAccountCode) return new AppError(ErrorCode.SessionExpired, {}, { cause: thrown });
  if (diskFullCodes.has(code)) return new AppError(ErrorCode.DiskFull, {}, { cause: thrown });
  return transientErrorCodes.has(code) || connectionMessages.test(thrown.message)
    ? new AppError(ErrorCode.StoreUnavailable, {}, { cause: thrown })
    : undefined;
}
