import type { Language } from '../contract/language/localised.js';
import type { Column } from '../reports/engine/report-column.js';
import type { ReportArgument } from '../reports/engine/report-argument.js';

/** Russian names of column units. */
export const russianUnits: Readonly<Record<string, string>> = {
  ads: 'объявления',
  clicks: 'клики',
  'currency of the database': 'валюта базы',
  'currency of the database, a day': 'валюта базы в день',
  domains: 'домены',
  features: 'колдунщики',
  impressions: 'показы',
  keywords: 'фразы',
  pages: 'страницы',
  percent: 'проценты',
  positions: 'позиции',
  results: 'результаты',
  'searches a month': 'запросы в месяц',
  addresses: 'адреса',
  'visits a day': 'визиты в день',
  words: 'слова',
};

/** Description of a column with its unit. */
export function describeColumn({ description, unit }: Column, language: Language = 'en'): string {
  const text = toSentence(description[language]);
  if (unit === undefined) return text;
  return `${text} ${language === 'ru' ? 'Единица' : 'Unit'}: ${unitName(unit, language)}.`;
}

/** Localized name of a unit. */
export function unitName(unit: string, language: Language): string {
  return (language === 'ru' ? russianUnits[unit] : undefined) ?? unit;
}

/** Description of a report argument with its allowed values. */
export function describeArgument(argument: ReportArgument): string {
  const text = toSentence(argument.description.en);
  const values = argument.oneOf?.values.map(({ value }) => value);
  return values ? `${text} One of ${values.join(', ')}.` : text;
}

function toSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
