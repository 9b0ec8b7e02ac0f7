import type { Language } from '../contract/language/localised.js';
import { splitMarkets, type ReadingOptions, type ReadingSetting } from '../contract/file-reading.js';

/**
 * Why a setting has its value: the user or the mapping chose it, the values of the file prove it, a convention applies, or
 * an earlier file with the same header had it. `mixed`: the values contradict each other, so each is read on its own.
 */
export type DecisionBasis = 'chosen' | 'values' | 'convention' | 'mixed' | 'earlierFile';

/** How a file whose values allow several readings is read. Files with a single reading have no decision. */
export interface ReadingDecision {
  setting: ReadingSetting;
  /** Undefined if the values prove nothing or contradict each other. */
  value?: string;
  basis?: DecisionBasis;
  /** Values that prove the setting or, without a value, that allow several readings. */
  examples: readonly string[];
  /** Likely values of an undecided setting, most likely first. */
  candidates?: readonly string[];
}

/** Options of the decided settings. With a mixed one, each value is read on its own. */
export function toReadingOptions(decisions: readonly ReadingDecision[]): ReadingOptions {
  return Object.fromEntries(
    decisions.flatMap(({ setting, value, basis }) =>
      value === undefined || basis === 'mixed' ? [] : [[setting, value]],
    ),
  );
}

/** Settings that the user has to choose. */
export function findUndecided(decisions: readonly ReadingDecision[]): ReadingDecision[] {
  return decisions.filter(({ value }) => value === undefined);
}

/** Marks the settings that only earlier files decided. */
export function markEarlier(
  decisions: readonly ReadingDecision[],
  earlier: ReadingOptions,
): ReadingDecision[] {
  return decisions.map((decision) =>
    earlier[decision.setting] !== undefined && decision.basis === 'chosen'
      ? { ...decision, basis: 'earlierFile' }
      : decision,
  );
}

/** Names of the values of a setting. Encodings have their own names. */
const valueNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  day: { en: 'day/month/year', ru: 'день/месяц/год' },
  month: { en: 'month/day/year', ru: 'месяц/день/год' },
  point: { en: 'decimal point', ru: 'десятичная точка' },
  comma: { en: 'decimal comma', ru: 'десятичная запятая' },
  [splitMarkets]: {
    en: 'each market into the database with its code',
    ru: 'каждый рынок в базу с его кодом',
  },
};

/** Localised name of a value of a setting. */
export function readingValueName(value: string, language: Language): string {
  return valueNames[value]?.[language] ?? value;
}

/** Names of the settings. */
export const settingNames = {
  encoding: { en: 'Encoding', ru: 'Кодировка' },
  dateOrder: { en: 'Dates', ru: 'Даты' },
  decimal: { en: 'Numbers', ru: 'Числа' },
  market: { en: 'Market', ru: 'Рынок' },
} as const satisfies Record<ReadingSetting, Readonly<Record<Language, string>>>;

const bases = {
  chosen: { en: 'as specified', ru: 'как указано' },
  values: { en: 'detected from {examples}', ru: 'определено по {examples}' },
  convention: {
    en: 'dates with points start with the day, for example {examples}',
    ru: 'даты с точками начинаются с дня, например {examples}',
  },
  mixed: {
    en: 'the file has both separators, for example {examples}; a comma before three digits separates thousands',
    ru: 'в файле встречаются оба разделителя, например {examples}; запятая перед тремя цифрами отделяет тысячи',
  },
  earlierFile: {
    en: 'as in an earlier file with the same header',
    ru: 'как в предыдущем файле с тем же заголовком',
  },
} as const satisfies Record<DecisionBasis, Readonly<Record<Language, string>>>;

const openQuestions = {
  encoding: {
    en: 'no encoding fits {examples} better than the others',
    ru: 'ни одна кодировка не подходит к {examples} лучше других',
  },
  dateOrder: {
    en: 'the file does not state whether the day or the month comes first in {examples}',
    ru: 'по файлу неясно, что стоит первым в {examples}: день или месяц',
  },
  decimal: {
    en: 'the file does not state whether {examples} contains a decimal or a thousands separator',
    ru: 'по файлу неясно, отделяет ли знак в {examples} дробную часть или тысячи',
  },
  market: {
    en: 'the rows belong to several markets, and a database contains one: {examples}',
    ru: 'строки относятся к нескольким рынкам, а в базе один: {examples}',
  },
} as const satisfies Record<ReadingSetting, Readonly<Record<Language, string>>>;

const quote = (example: string, language: Language): string =>
  language === 'ru' ? `«${example}»` : `“${example}”`;

/** Localised text of a decision with its evidence, or of the open question. */
export function decisionText(decision: ReadingDecision, language: Language): string {
  const { setting, value } = decision;
  const name = settingNames[setting][language];
  const evidence = evidenceClause(decision, language);
  return value === undefined
    ? `${name}: ${evidence}`
    : `${name}: ${readingValueName(value, language)} (${evidence})`;
}

/** Localised evidence of a decision, or the open question, without the setting and its value. */
export function evidenceText(decision: ReadingDecision, language: Language): string {
  const clause = evidenceClause(decision, language);
  return clause.charAt(0).toUpperCase() + clause.slice(1);
}

function evidenceClause(decision: ReadingDecision, language: Language): string {
  const { setting, value, basis, examples, candidates = [] } = decision;
  if (setting === 'encoding' && value === undefined && candidates.length > 1) {
    return readingsOfCandidates(decision, language);
  }
  const template = value === undefined ? openQuestions[setting] : bases[basis ?? 'chosen'];
  const quoted = examples.map((example) => quote(example, language)).join(', ');
  return template[language].replace('{examples}', () => quoted);
}

/** The different words of the likely encodings. */
function readingsOfCandidates({ examples, candidates = [] }: ReadingDecision, language: Language): string {
  const words = candidates.map(
    (name, index) => `${quote(examples[index] ?? '', language)} ${language === 'ru' ? 'в' : 'in'} ${name}`,
  );
  return {
    en: `the likely encodings yield different words: ${words.join(', ')}`,
    ru: `в вероятных кодировках получаются разные слова: ${words.join(', ')}`,
  }[language];
}
