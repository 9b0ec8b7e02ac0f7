import type { SearchEngine } from '../contract/search-engine.js';
import { vocabularyEnum } from './vocabulary-enum.js';

export const searchEngineEnum = vocabularyEnum<SearchEngine>(
  'SearchEngine',
  'A search engine whose results a database holds.',
  { google: 'Google.', yandex: 'Yandex.' },
);
