import type { Localised } from '../../../contract/language/localised.js';
import { withAttribute, countColumn } from '../../columns/column-kinds.js';
import { similarityColumn } from '../../columns/competitor-columns.js';
import {
  advertisingColumns,
  domainNameColumn,
  domainTopColumns,
  pagesColumn,
  visibilityColumns,
} from '../../columns/domain-columns.js';
import { domainIdColumn } from '../../columns/keyword-columns.js';
import type { Column } from '../../engine/report-column.js';

/** Columns of a group's competitors. `total` is the denominator of the similarity. */
export function groupCompetitorColumns(total: 'it50' | 'adkeyscnt', sharedDescription: Localised) {
  return {
    ...withAttribute({ name: domainNameColumn() }),
    perc: similarityColumn(total),
    cnt: countColumn(
      'cnt',
      { title: { en: 'Shared keywords', ru: 'Общих фраз' }, description: sharedDescription },
      { visibility: 'always', unit: 'keywords' },
    ),
    ...withAttribute({
      ...domainTopColumns,
      pagesinindex: pagesColumn,
      ...visibilityColumns,
      ...advertisingColumns,
    }),
    id: domainIdColumn('key_id'),
  } satisfies Record<string, Column>;
}
