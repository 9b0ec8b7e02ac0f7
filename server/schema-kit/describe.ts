import type { Language } from '../contract/localised.js';
import type { Column } from '../reports/engine/report-column.js';
import type { ReportArgument } from '../reports/engine/report-argument.js';

/** Units of columns for who reads Russian. */
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

/** What the documents say of a column: its meaning, and its unit where it has one. */
export function describeColumn({ description, unit }: Column, language: Language = 'en'): string {
  const text = sentence(description[language]);
  if (unit === undefined) return text;
  return `${text} ${language === 'ru' ? 'Единица' : 'Unit'}: ${unitName(unit, language)}.`;
}

/** A column's unit in a person's language. */
export function unitName(unit: string, language: Language): string {
  return (language === 'ru' ? russianUnits[unit] : undefined) ?? unit;
}

/** What the schema says of a report's own argument: its meaning and the only values it takes. */
export function describeArgument(argument: ReportArgument): string {
  const text = sentence(argument.description.en);
  const values = argument.oneOf?.values.map(({ value }) => value);
  return values ? `${text} One of ${values.join(', ')}.` : text;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
