import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { Visitor } from '../../request/visitor.js';
import { assertEmail } from '../accounts/email-address.js';
import { assertPhone } from '../accounts/phone-number.js';
import type { DemoRequestInput } from './demo.type.js';

/** A demo request as it is kept. */
export interface DemoWish {
  name: string;
  email: string;
  phone: string;
}

const longestName = 200;

/**
 * What a form sent, checked. What the account of a logged-in person knows stands in place of what was sent.
 * @throws AppError InvalidField, InvalidEmail, InvalidPhone, each with the field of the form
 */
export function readDemoRequest(input: DemoRequestInput, { account }: Visitor): DemoWish {
  const email = (account?.email ?? input.email).trim();
  const phone = (account?.phone ?? input.phone).trim();
  const name = (input.name ?? email.split('@')[0] ?? '').replace(/\s+/g, ' ').trim();
  const missing = Object.entries({ name, email, phone }).find(([, value]) => value === '');
  if (missing) throw new AppError(ErrorCode.InvalidField, { field: missing[0], what: needFields });
  if (name.length > longestName) throw new AppError(ErrorCode.InvalidField, { field: 'name', what: tooLong });
  return { name, email: assertEmail(email), phone: assertPhone(phone) };
}

const needFields = {
  en: 'Fill in the name, the e-mail and the phone.',
  ru: 'Заполните имя, e-mail и телефон.',
};

const tooLong = {
  en: `A name has at most ${longestName} characters.`,
  ru: `В имени не больше ${longestName} знаков.`,
};
