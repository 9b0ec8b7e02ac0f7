import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';

/**
 * Something that whoever runs the service can mend: a bad variable, a taken port, damaged files. The message is one line that
 * says what is wrong and how to go on; programs print it without a stack and end with status 1.
 */
export class OperatorError extends Error {}

/** What a program prints of the error that ended it: one line for what a person can mend, the whole error where it is ours. */
export function formatFatalError(error: unknown): unknown {
  if (causesOf(error).some(isDiskFull)) {
    return 'The disk is full: nothing of this was kept. Make room in DATA_DIR and try again.';
  }
  const isOperatorMessage =
    error instanceof OperatorError ||
    (error instanceof AppError && (!error.reported || error.code === ErrorCode.StoreUnavailable));
  return isOperatorMessage ? error.message : error;
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** By the system's code, the engine's (243) and PostgreSQL's (53100), or their words. */
function isDiskFull(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return ['ENOSPC', '243', '53100'].includes(code) || /No space left on device/i.test(error.message);
}
