import type { Localised } from '../contract/language/localised.js';
import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';
import { formatWait } from './format-wait.js';

const noPrefix: Localised = { en: '', ru: '' };

/**
 * Creates a TooManyRequests error with `retryAfter`.
 * @param instead alternative advice, placed before the wait time
 */
export function createTooManyRequestsError(retryAfter: number, instead: Localised = noPrefix): AppError {
  const time = formatWait(retryAfter);
  const wait = { en: instead.en + time.en, ru: instead.ru + time.ru };
  return new AppError(ErrorCode.TooManyRequests, { wait, retryAfter });
}
