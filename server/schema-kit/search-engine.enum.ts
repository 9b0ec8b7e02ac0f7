import type { SearchEngine } from '../contract/reports/search-engine.js';
import { vocabularyEnum } from './vocabulary-enum.js';

export const searchEngineEnum = vocabularyEnum<SearchEngine>('SearchEngine', 'Search engine of a database.', {
  google: 'Google.',
  yandex: 'Yandex.',
});
