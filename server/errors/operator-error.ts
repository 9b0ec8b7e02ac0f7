import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';

/**
 * A problem that the operator can solve, such as an invalid variable or a port in use. Programs print the one-line
 * message without a stack and exit with status 1.
 */
export class OperatorError extends Error {}

/**
 * Formats the error that terminates a program: one line for operator errors, the complete error for internal ones.
 */
export function formatFatalError(error: unknown): unknown {
  if (getErrorChain(error).some(isDiskFull)) {
    return 'The disk is full: nothing of this was kept. Make room in DATA_DIR and try again.';
  }
  const isOperatorMessage =
    error instanceof OperatorError ||
    (error instanceof AppError && (!error.isInternal || error.code === ErrorCode.StoreUnavailable));
  return isOperatorMessage ? error.message : error;
}

function getErrorChain(error: unknown): Error[] {
  return error instanceof Error ? [error, ...getErrorChain(error.cause)] : [];
}

/** Checks the codes of the system, ClickHouse (243) and PostgreSQL (53100), or the message. */
function isDiskFull(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return ['ENOSPC', '243', '53100'].includes(code) || /No space left on device/i.test(error.message);
}
