import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';

/** Error for an unreadable file with a localised message. */
export function fileError(en: string, ru: string, cause?: unknown): AppError {
  return new AppError(ErrorCode.BadRequest, { what: { en, ru } }, { cause });
}
