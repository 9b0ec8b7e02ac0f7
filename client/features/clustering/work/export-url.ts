import type { Language } from '../../../../server/contract/localised.js';

/** Export formats of a project. */
export const exportFormats = ['csv', 'xlsx', 'keycollector', 'outline'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** Exported columns: group path, folder, keyword, volume, exact volume. */
const columns = 'path,folder,word,ws,wsk';

/** Download URL of a project. CSV and XLSX use the report export over all folders. */
export function exportUrl(uid: string, format: ExportFormat, locale: Language): string {
  if (format === 'csv' || format === 'xlsx') {
    const params = { type: format, columns, sort: 'path|asc,folder|asc,ws|desc', locale };
    return `/api/clustering/node/${uid}/0/keywords?${new URLSearchParams(params)}`;
  }
  return `/api/clustering/${uid}/export?${new URLSearchParams({ form: format, locale })}`;
}
