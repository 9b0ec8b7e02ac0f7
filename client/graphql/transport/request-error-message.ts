import { toUserError } from './to-user-error.js';

/**
 * User-facing message of a failed REST request. Fetch rejects with an untranslated TypeError if the server is
 * unreachable.
 */
export function requestErrorMessage(error: unknown): string {
  if (error instanceof TypeError) return toUserError(error).message;
  return error instanceof Error ? error.message : String(error);
}
