import type { FileField } from '../../contract/file-fields.js';
import { parseMapping, type ColumnMapping } from '../../ingest/parse-mapping.js';

/** Builds a mapping from column choices. Throws BadRequest for an invalid one. */
export function buildMapping(columns: readonly { name: string; field?: FileField | null }[]): ColumnMapping {
  return parseMapping({
    columns: Object.fromEntries(columns.map(({ name, field }) => [name, field ?? null])),
  });
}
