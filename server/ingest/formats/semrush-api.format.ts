import { coversFeatureColumn } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';
import { semrushColumns } from './semrush.format.js';

/** Numeric intent codes. */
const intents: Readonly<Record<string, string>> = {
  '0': 'commercial',
  '1': 'informational',
  '2': 'navigational',
  '3': 'transactional',
};

/** Semrush API responses: semicolon-separated with numeric intents. */
export const semrushApi: CsvFormat = {
  kind: 'csv',
  id: 'semrush-api',
  name: 'Semrush API',
  coverage: coversFeatureColumn,
  vendor: 'semrush',
  columns: semrushColumns,
  recognises: (header) =>
    header.has('keyword') && header.has('search volume') && header.has('keyword difficulty index'),
  reader: ({ names }) =>
    names.includes('intent')
      ? {
          *row({ record, value }) {
            const intentNames = value('intent')
              .split(',')
              .map((code) => intents[code.trim()] ?? code.trim());
            yield { ...record, intent: intentNames.filter(Boolean).join(',') };
          },
        }
      : undefined,
};
