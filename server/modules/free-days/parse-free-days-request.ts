import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { Visitor } from '../../request/visitor.js';
import { assertEmail } from '../platform/email-address.js';
import { assertPhone } from '../platform/phone-number.js';
import type { FreeDaysRequestInput } from './free-days.type.js';

/** A validated applicant. */
export interface FreeDaysApplicant {
  name: string;
  email: string;
  phone: string;
}

const maxNameLength = 200;

/**
 * Validates the form. Account data takes precedence over submitted values.
 * @throws AppError InvalidField, InvalidEmail, InvalidPhone, each with the form field
 */
export function parseFreeDaysRequest(input: FreeDaysRequestInput, { account }: Visitor): FreeDaysApplicant {
  const email = (account?.email ?? input.email).trim();
  const phone = (account?.phone ?? input.phone).trim();
  const name = (input.name ?? email.split('@')[0] ?? '').replace(/\s+/g, ' ').trim();
  const missing = Object.entries({ name, email, phone }).find(([, value]) => value === '');
  if (missing) throw new AppError(ErrorCode.InvalidField, { field: missing[0], what: missingFieldMessage });
  if (name.length > maxNameLength) {
    throw new AppError(ErrorCode.InvalidField, { field: 'name', what: nameTooLongMessage });
  }
  return { name, email: assertEmail(email), phone: assertPhone(phone) };
}

const missingFieldMessage = {
  en: 'Fill in the name, the e-mail and the phone.',
  ru: 'Заполните имя, e-mail и телефон.',
};

const nameTooLongMessage = {
  en: `A name has at most ${maxNameLength} characters.`,
  ru: `В имени не больше ${maxNameLength} знаков.`,
};
