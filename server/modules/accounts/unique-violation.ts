import { QueryFailedError } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/** Maps a unique violation to EmailTaken or PhoneTaken; undefined for other errors. */
export function mapUniqueViolation(error: unknown): AppError | undefined {
  const constraint =
    error instanceof QueryFailedError && (error.driverError as { constraint?: string }).constraint;
  if (constraint === 'account_email') return new AppError(ErrorCode.EmailTaken, { field: 'email' });
  if (constraint === 'account_phone') return new AppError(ErrorCode.PhoneTaken, { field: 'phone' });
  return undefined;
}
