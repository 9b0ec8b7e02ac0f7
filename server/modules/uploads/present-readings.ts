import { readingValues, textEncodings, type ReadingOptions } from '../../contract/file-reading.js';
import type { Language } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { evidenceText, readingValueName, type ReadingDecision } from '../../ingest/reading-decision.js';
import type { FileReading, FileReadingChoices, FileReadingInput } from './reading.type.js';

/** Maps the decisions on a table to their GraphQL type. */
export function presentReadings(decisions: readonly ReadingDecision[], language: Language): FileReading[] {
  return decisions.map((decision) => {
    const { setting, value, candidates = [] } = decision;
    const values = [...new Set([...candidates, ...readingValues[setting]])];
    return {
      setting,
      value: value ?? null,
      text: evidenceText(decision, language),
      choices: values.map((choice) => ({ value: choice, name: readingValueName(choice, language) })),
    };
  });
}

/**
 * Parses the reading settings of a request.
 * @throws AppError InvalidField for an unknown encoding
 */
export function parseReading(input: FileReadingInput | null | undefined): ReadingOptions {
  const { encoding, dateOrder, decimal, market } = input ?? {};
  const supportedEncoding = textEncodings.find((name) => name === encoding);
  if (encoding && !supportedEncoding) {
    throw new AppError(ErrorCode.InvalidField, { field: 'encoding', what: unknownEncoding });
  }
  return {
    ...(supportedEncoding && { encoding: supportedEncoding }),
    ...(dateOrder && { dateOrder }),
    ...(decimal && { decimal }),
    ...(market && { market: market.trim().toLowerCase() }),
  };
}

const unknownEncoding = { en: 'This encoding is not supported.', ru: 'Такая кодировка не поддерживается.' };

/** Maps stored reading settings to their GraphQL type. */
export function presentReadingChoices({
  encoding,
  dateOrder,
  decimal,
  market,
}: ReadingOptions): FileReadingChoices {
  return {
    encoding: encoding ?? null,
    dateOrder: dateOrder ?? null,
    decimal: decimal ?? null,
    market: market ?? null,
  };
}
