import type { Column } from '../engine/report-column.js';
import { adPositionColumns, adTextColumns } from './ad-columns.js';
import { unsupportedColumn } from './column-kinds.js';
import { keywordIdColumn, serpColumns, wordColumn, wordingColumns } from './keyword-columns.js';
import { vendorColumns } from './vendor-columns.js';
import { costColumns, superVolumeColumn, volumeColumns } from './volume-columns.js';

/** Keywords of an ad, with position and texts. */
export const keywordsOfAdColumns = {
  word: wordColumn(),
  ...adPositionColumns,
  ...volumeColumns,
  ...costColumns,
  ...vendorColumns,
  header: { ...adTextColumns.header, visibility: 'default' },
  txt: adTextColumns.txt,
  adscnt: serpColumns.adscnt,
  docs: serpColumns.docs,
  ...wordingColumns,
  superwsk: superVolumeColumn,
  serp: unsupportedColumn('serp', 'string'),
  kid: keywordIdColumn(),
} satisfies Record<string, Column>;
