import { formatIsoDay } from '../../../contract/formatting/iso-day.js';
import type { Localised } from '../../../contract/language/localised.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { maxDocumentNumberLength } from './bank-transfer-limits.js';

/** A bank transfer from a bank statement. */
export interface TransferDetails {
  cents: number;
  /** Payment date, ISO 8601. */
  paidOn: string;
  /** Number of the payer's bank document. */
  document: string;
}

const hourMs = 3_600_000;

/**
 * Validates the date and document number of a transfer.
 * @throws AppError InvalidField (paidOn, document); the date must lie between the bill date and today in any time
 *   zone
 */
export function validateTransfer(
  input: TransferDetails,
  { createdAt }: { createdAt: Date },
  now: Date,
): TransferDetails {
  const { paidOn, cents } = input;
  // Covers time zones from UTC−12 to UTC+14.
  const firstDay = formatIsoDay(new Date(createdAt.getTime() - 12 * hourMs), 'UTC');
  const lastDay = formatIsoDay(new Date(now.getTime() + 14 * hourMs), 'UTC');
  if (!isCalendarDay(paidOn) || paidOn < firstDay || paidOn > lastDay) {
    throw invalidFieldError('paidOn', invalidDayMessage);
  }
  return { cents, paidOn, document: validateDocumentNumber(input.document) };
}

/**
 * Normalizes the number of a bank document.
 * @throws AppError InvalidField
 */
export function validateDocumentNumber(input: string): string {
  const document = input.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  if (document === '' || [...document].length > maxDocumentNumberLength) {
    throw invalidFieldError('document', invalidDocumentMessage);
  }
  return document;
}

function isCalendarDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function invalidFieldError(field: keyof TransferDetails, what: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what });
}

const invalidDayMessage: Localised = {
  en: 'Enter the payment date, between the date of the bill and today.',
  ru: 'Введите дату платежа: со дня счёта до сегодняшнего.',
};

const invalidDocumentMessage: Localised = {
  en: `Enter the number of the bank document, at most ${maxDocumentNumberLength} characters.`,
  ru: `Введите номер платёжного документа, не больше ${maxDocumentNumberLength} знаков.`,
};
