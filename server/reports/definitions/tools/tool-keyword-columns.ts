import { keywordIdColumn, resultPageColumns, wordingColumns } from '../../columns/keyword-columns.js';
import { vendorColumns } from '../../columns/vendor-columns.js';
import { costColumns, keiColumn, superVolumeColumn, volumeColumns } from '../../columns/volume-columns.js';
import type { Column } from '../../engine/report-column.js';

/** What every list of keywords that a tool found shows of each, behind the keyword itself. */
export const toolKeywordColumns = {
  ...volumeColumns,
  superwsk: superVolumeColumn,
  ...costColumns,
  ...vendorColumns,
  adscnt: {
    ...resultPageColumns.adscnt,
    link: { page: 'direct-ads', by: { kid: 'kid', key: 'word' }, engine: 'yandex' },
  },
  docs: resultPageColumns.docs,
  kei: keiColumn,
  ...wordingColumns,
  wizardscount: resultPageColumns.wizardscount,
  wizards: { ...resultPageColumns.wizards, shown: 'optional' },
  serpf: resultPageColumns.serpf,
  kid: keywordIdColumn(),
} satisfies Record<string, Column>;
