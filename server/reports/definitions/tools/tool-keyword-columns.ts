import { keywordIdColumn, serpColumns, wordingColumns } from '../../columns/keyword-columns.js';
import { vendorColumns } from '../../columns/vendor-columns.js';
import { costColumns, keiColumn, superVolumeColumn, volumeColumns } from '../../columns/volume-columns.js';
import type { Column } from '../../engine/report-column.js';

/** Columns after the keyword in the result of every keyword tool. */
export const toolKeywordColumns = {
  ...volumeColumns,
  superwsk: superVolumeColumn,
  ...costColumns,
  ...vendorColumns,
  adscnt: {
    ...serpColumns.adscnt,
    link: { page: 'direct-ads', by: { kid: 'kid', key: 'word' }, engine: 'yandex' },
  },
  docs: serpColumns.docs,
  kei: keiColumn,
  ...wordingColumns,
  wizardscount: serpColumns.wizardscount,
  wizards: { ...serpColumns.wizards, visibility: 'optional' },
  serpf: serpColumns.serpf,
  kid: keywordIdColumn(),
} satisfies Record<string, Column>;
