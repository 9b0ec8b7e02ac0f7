import type { Localised } from '../../contract/language/localised.js';
import { getReportParameter, type ReportParameterKey } from '../../contract/reports/report-parameters.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

const defaultMaxTextChars = 2_048;

/**
 * A required text parameter.
 * @throws AppError BadRequest that names it
 */
export function requireText(key: ReportParameterKey, value: string | undefined): string {
  const { restName = key, maxChars = defaultMaxTextChars } = getReportParameter(key);
  const text = value?.trim() ?? '';
  if (text === '') throw badRequest({ en: `${restName} is missing`, ru: `не задан параметр ${restName}` });
  if (text.length > maxChars) {
    throw badRequest({
      en: `${restName} is longer than ${maxChars} characters`,
      ru: `${restName} длиннее ${maxChars} знаков`,
    });
  }
  return text;
}

/**
 * An integer within the declared bounds, or the declared default.
 * @throws AppError BadRequest that names it
 */
export function parseInteger(key: ReportParameterKey, value: number | undefined): number {
  const {
    restName = key,
    minimum = 0,
    maximum = Number.MAX_SAFE_INTEGER,
    default: defaultValue = minimum,
  } = getReportParameter(key);
  const number = value ?? defaultValue;
  if (Number.isInteger(number) && number >= minimum && number <= maximum) return number;
  throw badRequest({
    en: `${restName} must be a whole number from ${minimum} to ${maximum}`,
    ru: `${restName} должно быть целым числом от ${minimum} до ${maximum}`,
  });
}

function badRequest(details: Localised): AppError {
  return new AppError(ErrorCode.BadRequest, { what: details });
}
