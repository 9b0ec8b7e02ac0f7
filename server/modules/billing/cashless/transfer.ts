import { isoDay } from '../../../contract/iso-day.js';
import type { Localised } from '../../../contract/localised.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { longestDocument } from './cashless-terms.js';

/** What a statement of the bank says of a transfer. */
export interface Transfer {
  cents: number;
  /** Day of the payment, ISO 8601. */
  paidOn: string;
  /** Number of the payer's bank document. */
  document: string;
}

const hourMs = 3_600_000;

/**
 * A transfer whose day and document can be.
 * @throws AppError InvalidField: paidOn for no day, one before the bill or one that has not begun anywhere; document
 */
export function soundTransfer(told: Transfer, { createdAt }: { createdAt: Date }, now: Date): Transfer {
  const { paidOn, cents } = told;
  // Days of the earliest and of the latest clocks on earth.
  const from = isoDay(new Date(createdAt.getTime() - 12 * hourMs), 'UTC');
  const to = isoDay(new Date(now.getTime() + 14 * hourMs), 'UTC');
  if (!isDay(paidOn) || paidOn < from || paidOn > to) throw invalid('paidOn', badDay);
  return { cents, paidOn, document: soundDocument(told.document) };
}

/** The number of a bank document as it is kept. Throws InvalidField. */
export function soundDocument(typed: string): string {
  const document = typed.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  if (document === '' || [...document].length > longestDocument) throw invalid('document', badDocument);
  return document;
}

function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function invalid(field: keyof Transfer, what: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what });
}

const badDay: Localised = {
  en: 'Enter the day of the payment: from the day of the bill to today.',
  ru: 'Введите дату платежа: со дня счёта до сегодняшнего.',
};

const badDocument: Localised = {
  en: `Enter the number of the bank document, at most ${longestDocument} characters.`,
  ru: `Введите номер платёжного документа, не больше ${longestDocument} знаков.`,
};
