import type { FileField } from '../../contract/file-fields.js';
import { parseMapping, type ColumnMapping } from '../../ingest/column-mapping.js';

/** The mapping that a choice for each column makes. Throws BadRequest for what is no mapping. */
export function mappingOf(columns: readonly { name: string; field?: FileField | null }[]): ColumnMapping {
  return parseMapping({
    columns: Object.fromEntries(columns.map(({ name, field }) => [name, field ?? null])),
  });
}
