import type { Language } from '../../../../server/contract/localised.js';

/** Files that a project is given as. */
export const exportForms = ['csv', 'xlsx', 'keycollector', 'outline'] as const;

export type ExportForm = (typeof exportForms)[number];

/** The columns of the table: path to group, folder, keyword, volume, exact volume. */
const columns = 'path,folder,word,ws,wsk';

/** The address of a project's file; tables are the file of its report over all folders. */
export function exportAddress(uid: string, form: ExportForm, locale: Language): string {
  if (form === 'csv' || form === 'xlsx') {
    const requested = { type: form, columns, sort: 'path|asc,folder|asc,ws|desc', locale };
    return `/api/clustering/node/${uid}/0/keywords?${new URLSearchParams(requested)}`;
  }
  return `/api/clustering/${uid}/export?${new URLSearchParams({ form, locale })}`;
}
