import { rawFields } from './raw-field.js';
import type { LinesFormat } from './import-format.js';

/** Native NDJSON: one object per line with field names as keys and strings, numbers or string lists as values. */
export const ndjson: LinesFormat = {
  kind: 'lines',
  id: 'ndjson',
  name: 'NDJSON',
  coverage: { ads: 'ads', features: 'record' },
  recognises: (keys) => {
    const ndjsonFields = rawFields.filter((field) => keys.has(field));
    return ndjsonFields.length >= 2 && (keys.has('keyword') || keys.has('type'));
  },
};
