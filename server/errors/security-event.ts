import type { Logger } from 'pino';
import type { Localised } from '../contract/language/localised.js';
import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';

/** Kinds of security events in the log. docs/security.md documents them. */
type SecurityEventKind =
  | 'rate-limit'
  | 'csrf'
  | 'invalid-token'
  | 'failed-login'
  | 'unknown-id'
  | 'access-denied';

/** Kinds by error code. An id of another account has the same code as an unknown one. */
const kindsByCode: Readonly<Partial<Record<ErrorCode, SecurityEventKind>>> = {
  [ErrorCode.TooManyRequests]: 'rate-limit',
  [ErrorCode.InvalidToken]: 'invalid-token',
  [ErrorCode.ResetInvalid]: 'invalid-token',
  [ErrorCode.InvitationInvalid]: 'invalid-token',
  [ErrorCode.WrongAccessCode]: 'invalid-token',
  [ErrorCode.WrongCredentials]: 'failed-login',
  [ErrorCode.WrongPassword]: 'failed-login',
  [ErrorCode.WrongSecondFactor]: 'failed-login',
  [ErrorCode.NotFound]: 'unknown-id',
  [ErrorCode.UserNotFound]: 'unknown-id',
  [ErrorCode.PositionsProjectNotFound]: 'unknown-id',
  [ErrorCode.AdministratorOnly]: 'access-denied',
  [ErrorCode.RoleForbidden]: 'access-denied',
};

/** An unsafe request from another site or without a valid CSRF token. */
export class CsrfError extends AppError {
  constructor(reason: Localised) {
    super(ErrorCode.Forbidden, { what: reason });
  }
}

/** A payment notification without a valid signature. */
export class SignatureError extends AppError {
  constructor() {
    const what = { en: 'the signature is missing or wrong', ru: 'подписи нет или она неверна' };
    super(ErrorCode.Forbidden, { what });
  }
}

/** Origin of a security event. */
interface SecurityEventOrigin {
  /** Network address of the client. */
  address: string;
  /** Account of the request; null for guests. */
  accountId: number | null;
  requestId: string;
}

/** The kind of security event that an error is; undefined for other errors. */
export function getSecurityEventKind(error: unknown): SecurityEventKind | undefined {
  if (error instanceof CsrfError) return 'csrf';
  if (error instanceof SignatureError) return 'invalid-token';
  return error instanceof AppError ? kindsByCode[error.code] : undefined;
}

/** Logs an error that is a security event. The order of the fields is part of the documented format. */
export function logSecurityEvent(log: Logger, error: unknown, origin: SecurityEventOrigin): void {
  const security = getSecurityEventKind(error);
  if (security === undefined) return;
  const { code } = error as AppError;
  const { address, accountId, requestId } = origin;
  log.warn({ security, code, address, accountId, requestId }, 'security event');
}
