import { rawFields, type RawField } from './raw-field.js';
import { coversColumns } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';

const columnAliases: Readonly<Record<string, RawField>> = {
  query: 'keyword',
  phrase: 'keyword',
  word: 'keyword',
  keywords: 'keyword',
  'search term': 'keyword',
  search_term: 'keyword',
  pos: 'position',
  rank: 'position',
  link: 'url',
  page: 'url',
  header: 'title',
  description: 'snippet',
  text: 'snippet',
  volume: 'ws',
  'search volume': 'ws',
  search_volume: 'ws',
  'avg. monthly searches': 'ws',
  avg_monthly_searches: 'ws',
  previous: 'previous_position',
  prev_position: 'previous_position',
  'previous position': 'previous_position',
  'serp features': 'wizards',
  serp_features: 'wizards',
  results: 'docs',
  database: 'market',
  db: 'market',
  'search engine': 'search_engine',
  searchengine: 'search_engine',
  engine: 'search_engine',
  'country code': 'country',
  country_code: 'country',
  countrycode: 'country',
  'location name': 'location',
  location_name: 'location',
  'location code': 'location',
  location_code: 'location',
  locationcode: 'location',
  region: 'location',
  city: 'location',
  geo: 'location',
  lang: 'language',
  'language code': 'language',
  language_code: 'language',
  languagecode: 'language',
  'device type': 'device',
  device_type: 'device',
  // Desktop or mobile.
  'search type': 'device',
  фраза: 'keyword',
  запрос: 'keyword',
  'ключевое слово': 'keyword',
  позиция: 'position',
  страница: 'url',
  ссылка: 'url',
  домен: 'domain',
  заголовок: 'title',
  сниппет: 'snippet',
  описание: 'snippet',
  частотность: 'ws',
  'точная частотность': 'wsk',
  дата: 'date',
  'поисковая система': 'search_engine',
  поисковик: 'search_engine',
  страна: 'country',
  регион: 'location',
  город: 'location',
  язык: 'language',
  устройство: 'device',
};

/** Names of the column with the keywords. */
export const keywordNames: readonly string[] = [
  'keyword',
  'keywords',
  'query',
  'phrase',
  'word',
  'search term',
  'search_term',
  'фраза',
  'запрос',
  'ключевое слово',
];

const columns: Readonly<Record<string, RawField>> = {
  ...columnAliases,
  ...Object.fromEntries(rawFields.map((field) => [field, field])),
};

/**
 * Native CSV: `keyword,position,url,title,snippet` and the optional columns of docs/import-format.md, in any order.
 */
export const plainCsv: CsvFormat = {
  kind: 'csv',
  id: 'plain-csv',
  name: 'CSV with named columns',
  coverage: coversColumns,
  columns,
  recognises: (header) =>
    keywordNames.some((name) => header.has(name)) ||
    (header.has('type') && (header.has('url') || header.has('domain'))),
};
