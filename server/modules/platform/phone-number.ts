import { parsePhoneNumberFromString as parsePhoneNumber } from 'libphonenumber-js/max';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/** Normalizes a phone number to E.164. Undefined for an invalid number. */
function normalisePhone(input: string): string | undefined {
  const text = input.trim();
  if (!text.startsWith('+') || text.length > 40) return undefined;
  const phone = parsePhoneNumber(text);
  return phone?.isValid() && phone.ext === undefined ? phone.number : undefined;
}

/** @throws AppError InvalidPhone with the form field */
export function assertPhone(input: string, field = 'phone'): string {
  const phone = normalisePhone(input);
  if (phone === undefined) throw new AppError(ErrorCode.InvalidPhone, { field });
  return phone;
}
