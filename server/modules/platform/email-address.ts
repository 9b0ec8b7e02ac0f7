import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

const address = z.email().max(254);

/** Normalizes an e-mail: lower case, ASCII domain. Undefined for an invalid address. */
export function normaliseEmail(input: string): string | undefined {
  const text = input.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const email = `${text.slice(0, at)}@${domainToASCII(text.slice(at + 1))}`;
  return at > 0 && address.safeParse(email).success ? email : undefined;
}

/** @throws AppError InvalidEmail with the form field */
export function assertEmail(input: string, field = 'email'): string {
  const email = normaliseEmail(input);
  if (email === undefined) throw new AppError(ErrorCode.InvalidEmail, { field });
  return email;
}
