import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';

/** A file that cannot be read, in words for a person. */
export function fileError(en: string, ru: string, cause?: unknown): AppError {
  return new AppError(ErrorCode.BadRequest, { what: { en, ru } }, { cause });
}
