/** Media types of report files and clipboard text (`copy`), by `type`. */
export const reportFileTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  copy: 'text/tab-separated-values',
} as const;

/** File formats of a report, by `type`. */
export const reportFileFormats = Object.keys(reportFileTypes) as (keyof typeof reportFileTypes)[];

/** Media type of the image archive. */
export const imageArchiveType = 'application/zip';
