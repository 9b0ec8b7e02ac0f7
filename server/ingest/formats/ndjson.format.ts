import { rawFields } from '../staging/raw-field.js';
import type { LinesFormat } from './import-format.js';

/** Our NDJSON: an object a line, its keys the names of our fields, its values texts, numbers or lists of texts. */
export const ndjson: LinesFormat = {
  kind: 'lines',
  id: 'ndjson',
  name: 'NDJSON',
  recognises: (keys) => {
    const ndjsonFields = rawFields.filter((field) => keys.has(field));
    return ndjsonFields.length >= 2 && (keys.has('keyword') || keys.has('type'));
  },
};
