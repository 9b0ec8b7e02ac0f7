import { coversFeatureColumn } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';
import { semrushColumns } from './semrush.format.js';

/** Semrush API responses: semicolon-separated with codes of intents and SERP features. */
export const semrushApi: CsvFormat = {
  kind: 'csv',
  id: 'semrush-api',
  name: 'Semrush API',
  coverage: coversFeatureColumn,
  vendor: 'semrush',
  columns: semrushColumns,
  recognises: (header) =>
    header.has('keyword') && header.has('search volume') && header.has('keyword difficulty index'),
};
