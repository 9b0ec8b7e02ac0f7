import {
  exportTypes,
  type ExportType,
  type Grouping,
  groupings,
  maxCampaignNameChars,
  type MatchType,
  matchTypes,
} from '../../contract/ad-export.js';
import type { Localised } from '../../contract/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/** How a campaign is written, after reading what a caller gave. */
export interface AdExportOptions {
  type: ExportType;
  /** Name of the campaign. */
  campaign: string;
  groupBy: Grouping;
  match: MatchType;
  /** Words and phrases that the campaign keeps off. */
  minusWords: readonly string[];
}

/** The same as it is asked for. */
export interface AskedOptions {
  type?: string;
  campaign?: string;
  groupBy?: string;
  match?: string;
  minusWords?: readonly string[];
}

const maxMinusWords = 500;
const longestMinusWord = 80;

/** Reads what a caller asks for; the campaign is named by the domain where it has no name. Throws BadRequest. */
export function readOptions(asked: AskedOptions, domain: string): AdExportOptions {
  const campaign = (asked.campaign ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim() || domain;
  if (campaign.length > maxCampaignNameChars) {
    throw wrong({
      en: `campaign is longer than ${maxCampaignNameChars} characters`,
      ru: `campaign длиннее ${maxCampaignNameChars} знаков`,
    });
  }
  return {
    type: oneOf('type', exportTypes, asked.type),
    campaign,
    groupBy: oneOf('group', groupings, asked.groupBy),
    match: oneOf('match', matchTypes, asked.match),
    minusWords: minusWordsOf(asked.minusWords ?? []),
  };
}

function oneOf<Value extends string>(
  name: string,
  values: readonly Value[],
  asked: string | undefined,
): Value {
  const [defaultValue] = values;
  const found = asked === undefined || asked === '' ? defaultValue : values.find((value) => value === asked);
  if (found !== undefined) return found;
  const choices = values.join(', ');
  throw wrong({ en: `${name} must be one of ${choices}`, ru: `${name}: должно быть из списка ${choices}` });
}

/** Words by lines or commas, each once, without the minus that people put before them. */
function minusWordsOf(lines: readonly string[]): string[] {
  const words = lines
    .flatMap((line) => line.split(/[\n,;]/))
    .map((word) =>
      word
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s'-]/gu, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^[\s-]+|[\s-]+$/g, ''),
    )
    .filter((word) => word !== '');
  const different = [...new Set(words)];
  if (different.length > maxMinusWords) {
    throw wrong({
      en: `minus holds more than ${maxMinusWords} words`,
      ru: `minus: больше ${maxMinusWords} слов`,
    });
  }
  if (different.some((word) => word.length > longestMinusWord)) {
    throw wrong({
      en: `minus holds a word of more than ${longestMinusWord} characters`,
      ru: `minus: слово длиннее ${longestMinusWord} знаков`,
    });
  }
  return different;
}

function wrong(what: Localised): AppError {
  return new AppError(ErrorCode.BadRequest, { what });
}
