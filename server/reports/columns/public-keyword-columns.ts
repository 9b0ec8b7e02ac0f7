import type { Column } from '../engine/report-column.js';
import { keywordIdColumn } from './keyword-columns.js';
import { keiColumn, superVolumeColumn } from './volume-columns.js';

/** Columns that rows of keywords have in responses of the public API, besides the documented ones. */
export const publicKeywordColumns = {
  id: keywordIdColumn(),
  superwsk: superVolumeColumn,
  kei: keiColumn,
} satisfies Record<string, Column>;
