import type { Localised } from '../../contract/language/localised.js';
import { normaliseKeyword, stripMatchOperators } from '../../contract/formatting/normalise-keyword.js';
import { maxEditKeywords } from '../../contract/projects/group-edits.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { formatCount } from '../../errors/format-count.js';

/** Longer than any keyword in a database. */
const maxLineLength = 1000;

/** Creates the error for an invalid part of an edit. */
export function invalidEditPart(field: string, message: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what: message });
}

/**
 * Normalizes the keywords of an edit in the language of the database and removes duplicates. Throws InvalidField for an
 * empty or too long list.
 */
export function parseEditKeywords(lines: readonly string[], field: string, language: string): string[] {
  const entries = lines.flatMap((line) => line.split(/\r\n?|\n/)).filter((line) => line.trim() !== '');
  assertListLength(entries.length, field);
  return [...new Set(entries.map((entry) => normaliseEditLine(stripMatchOperators(entry), language)))].filter(
    (word) => word !== '',
  );
}

/** Throws InvalidField for an empty or too long list. */
export function assertListLength(length: number, field: string): void {
  if (length === 0) throw invalidEditPart(field, emptyListMessage);
  if (length > maxEditKeywords) throw invalidEditPart(field, tooManyLinesMessage);
}

/** Normalizes a line. Replaces lone surrogates and zero characters, which PostgreSQL rejects. */
export function normaliseEditLine(line: string, language: string): string {
  const text = Buffer.from(line).toString().replaceAll('\0', ' ');
  return normaliseKeyword(text, language).slice(0, maxLineLength);
}

const emptyListMessage: Localised = {
  en: 'The list of keywords is empty.',
  ru: 'Список фраз пуст.',
};

const tooManyLinesMessage: Localised = {
  en: `A list has at most ${formatCount(maxEditKeywords).en} lines.`,
  ru: `В списке не больше ${formatCount(maxEditKeywords).ru} строк.`,
};
