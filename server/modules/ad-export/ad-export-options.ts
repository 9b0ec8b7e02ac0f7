import {
  exportTypes,
  type ExportType,
  type Grouping,
  groupings,
  maxCampaignNameChars,
  type MatchType,
  matchTypes,
} from '../../contract/reports/ad-export.js';
import {
  areNegativeKeywordsTooLong,
  maxNegativeKeywordsChars,
  splitNegativeKeywords,
} from '../../contract/reports/negative-keywords.js';
import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { exportedWords } from './exported-words.js';

/** Validated options of a campaign export. */
export interface AdExportOptions {
  type: ExportType;
  campaign: string;
  groupBy: Grouping;
  match: MatchType;
  negativeKeywords: readonly string[];
}

/** Options as submitted. */
export interface AdExportRequest {
  type?: string;
  campaign?: string;
  groupBy?: string;
  match?: string;
  negativeKeywords?: readonly string[];
}

const maxNegativeKeywords = 500;
const maxNegativeKeywordChars = 80;

/** Validates the options; the campaign name defaults to the domain. Throws BadRequest. */
export function parseOptions(request: AdExportRequest, domain: string): AdExportOptions {
  const campaign = (request.campaign ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim() || domain;
  if (campaign.length > maxCampaignNameChars) {
    throw badRequestError({
      en: `campaign is longer than ${maxCampaignNameChars} characters`,
      ru: `campaign длиннее ${maxCampaignNameChars} знаков`,
    });
  }
  return {
    type: parseChoice('type', exportTypes, request.type),
    campaign,
    groupBy: parseChoice('group', groupings, request.groupBy),
    match: parseChoice('match', matchTypes, request.match),
    negativeKeywords: parseNegativeKeywords(request.negativeKeywords ?? []),
  };
}

function parseChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  request: string | undefined,
): Value {
  const [defaultValue] = values;
  const match =
    request === undefined || request === '' ? defaultValue : values.find((value) => value === request);
  if (match !== undefined) return match;
  const choices = values.join(', ');
  throw badRequestError({
    en: `${name} must be one of ${choices}`,
    ru: `${name}: должно быть из списка ${choices}`,
  });
}

/** Splits negative keywords by lines and commas, strips leading minus signs and removes duplicates. */
function parseNegativeKeywords(lines: readonly string[]): string[] {
  if (areNegativeKeywordsTooLong(lines)) {
    throw badRequestError({
      en: `minus is longer than ${maxNegativeKeywordsChars} characters`,
      ru: `minus длиннее ${maxNegativeKeywordsChars} знаков`,
    });
  }
  const words = splitNegativeKeywords(lines)
    .map((word) => exportedWords(word.toLowerCase()).join(' '))
    .filter((word) => word !== '');
  const unique = [...new Set(words)];
  if (unique.length > maxNegativeKeywords) {
    throw badRequestError({
      en: `minus contains more than ${maxNegativeKeywords} words`,
      ru: `minus: больше ${maxNegativeKeywords} слов`,
    });
  }
  if (unique.some((word) => word.length > maxNegativeKeywordChars)) {
    throw badRequestError({
      en: `minus contains a word of more than ${maxNegativeKeywordChars} characters`,
      ru: `minus: слово длиннее ${maxNegativeKeywordChars} знаков`,
    });
  }
  return unique;
}

function badRequestError(message: Localised): AppError {
  return new AppError(ErrorCode.BadRequest, { what: message });
}
