/** Media types of a report's files and of the text for the clipboard (`copy`), by the values of `type`. */
export const reportFileTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  copy: 'text/tab-separated-values',
} as const;

/** The forms in which a report is answered beside JSON, by their names in `type`. */
export const reportFileForms = Object.keys(reportFileTypes) as (keyof typeof reportFileTypes)[];

/** Media type of the archive with pictures of results. */
export const pictureArchiveType = 'application/zip';
