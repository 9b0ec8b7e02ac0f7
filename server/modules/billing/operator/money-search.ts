import { parseMoney } from '../../../contract/formatting/parse-money.js';
import type { Localised } from '../../../contract/language/localised.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';

/** Interpretations of a search text. A row matches if any of them does. */
interface MoneySearch {
  /** Number of a bill, or null. */
  number: number | null;
  /** Amount in cents, or null. */
  cents: number | null;
  /** UTC date, ISO 8601, or null. */
  day: string | null;
  /** LIKE pattern for e-mails, transaction ids and companies, or null. */
  pattern: string | null;
}

const maxSearchLength = 200;
const maxInteger = 2_147_483_647;

/** Interprets a search text as a bill number, an amount, a date, or a part of an e-mail, transaction id or company. */
export function parseMoneySearch(input: string): MoneySearch {
  const text = input.trim().slice(0, maxSearchLength);
  if (text === '') return { number: null, cents: null, day: null, pattern: null };
  const isoDate = text.replace(
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/,
    (_, date: string, month: string, year: string) =>
      [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'),
  );
  const day = isCalendarDay(isoDate) ? isoDate : null;
  const number = /^#?\d{1,10}$/.test(text) ? Number(text.replace('#', '')) : null;
  const cents = parseMoney(text.replaceAll(/,(?=\d{3}(?:\D|$))/g, '')) ?? null;
  return {
    number: number !== null && number <= maxInteger ? number : null,
    cents,
    day,
    pattern: day === null ? `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null,
  };
}

/** A period of UTC days, both included; null for an open end. */
export interface DayPeriod {
  from: string | null;
  to: string | null;
}

/**
 * Validates a period.
 * @throws AppError InvalidField (from, to)
 */
export function parsePeriod(from: string | null | undefined, to: string | null | undefined): DayPeriod {
  const period = { from: from || null, to: to || null };
  for (const field of ['from', 'to'] as const) {
    const day = period[field];
    if (day !== null && !isCalendarDay(day)) {
      throw new AppError(ErrorCode.InvalidField, { field, what: invalidDay });
    }
  }
  if (period.from !== null && period.to !== null && period.from > period.to) {
    throw new AppError(ErrorCode.InvalidField, { field: 'to', what: reversedPeriod });
  }
  return period;
}

function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const invalidDay: Localised = { en: 'Enter a date.', ru: 'Введите дату.' };

const reversedPeriod: Localised = {
  en: 'The end of the period is before its start.',
  ru: 'Конец периода раньше начала.',
};
