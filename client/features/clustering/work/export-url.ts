import type { Language } from '../../../../server/contract/localised.js';

/** Files that a project is given as. */
export const exportFormats = ['csv', 'xlsx', 'keycollector', 'outline'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** The columns of the table: path to group, folder, keyword, volume, exact volume. */
const columns = 'path,folder,word,ws,wsk';

/** The address of a project's file; tables are the file of its report over all folders. */
export function exportUrl(uid: string, format: ExportFormat, locale: Language): string {
  if (format === 'csv' || format === 'xlsx') {
    const params = { type: format, columns, sort: 'path|asc,folder|asc,ws|desc', locale };
    return `/api/clustering/node/${uid}/0/keywords?${new URLSearchParams(params)}`;
  }
  return `/api/clustering/${uid}/export?${new URLSearchParams({ form: format, locale })}`;
}
