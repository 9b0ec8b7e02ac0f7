import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

const maxChars = 254;
const address = z.email().max(maxChars);

/** Domain of the addresses of deleted accounts. No mail server serves it (RFC 2606). */
const reservedDomain = /[@.]invalid$/;

/** Normalizes an e-mail: lower case, ASCII domain. Undefined for an invalid address. */
export function normaliseEmail(input: string): string | undefined {
  const text = input.trim().toLowerCase();
  if (text.length > maxChars) return undefined;
  const at = text.lastIndexOf('@');
  const email = `${text.slice(0, at)}@${domainToASCII(text.slice(at + 1))}`;
  const isValid = at > 0 && address.safeParse(email).success && !reservedDomain.test(email);
  return isValid ? email : undefined;
}

/** @throws AppError InvalidEmail with the form field */
export function assertEmail(input: string, field = 'email'): string {
  const email = normaliseEmail(input);
  if (email === undefined) throw new AppError(ErrorCode.InvalidEmail, { field });
  return email;
}
