import type { Column } from '../engine/report-column.js';
import { adPlaceColumns, adTextColumns } from './ad-columns.js';
import { uncoveredColumn } from './column-kinds.js';
import { keywordIdColumn, resultPageColumns, wordColumn, wordingColumns } from './keyword-columns.js';
import { vendorColumns } from './vendor-columns.js';
import { costColumns, superVolumeColumn, volumeColumns } from './volume-columns.js';

/** Keywords that one ad is shown for, with its place and its texts. */
export const keywordsOfAdColumns = {
  word: wordColumn(),
  ...adPlaceColumns,
  ...volumeColumns,
  ...costColumns,
  ...vendorColumns,
  header: { ...adTextColumns.header, shown: 'default' },
  txt: adTextColumns.txt,
  adscnt: resultPageColumns.adscnt,
  docs: resultPageColumns.docs,
  ...wordingColumns,
  superwsk: superVolumeColumn,
  serp: uncoveredColumn('serp', 'string'),
  kid: keywordIdColumn(),
} satisfies Record<string, Column>;
