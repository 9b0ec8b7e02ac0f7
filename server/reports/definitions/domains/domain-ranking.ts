import { countColumn } from '../../columns/column-kinds.js';
import {
  advertisingColumns,
  domainNameColumn,
  domainTopColumns,
  pagesColumn,
  visibilityColumns,
} from '../../columns/domain-columns.js';
import { domainIdColumn } from '../../columns/keyword-columns.js';
import { identifierColumns } from '../../columns/owner-columns.js';
import { generationConditions } from '../../engine/source-sql.js';
import type { Column } from '../../engine/report-column.js';
import type { Source } from '../../engine/report-source.js';

/** Domains of a base with a position. */
export const rankedDomains: Source = {
  name: 'domains of the base',
  from: 'domain',
  where: [...generationConditions, 'it50 > 0'],
  identity: ['domain_id'],
};

/** Columns of a domain ranking, without the rank. */
export const rankedDomainColumns = {
  name: domainNameColumn(),
  ...visibilityColumns,
  ...domainTopColumns,
  pagesinindex: pagesColumn,
  ...advertisingColumns,
  ...identifierColumns,
  id: domainIdColumn(),
} satisfies Record<string, Column>;

/** Rank of a domain within the base. */
export function rankColumn(sql: string, description: Column['description']): Column {
  return countColumn(sql, { title: { en: 'Rank', ru: 'Место' }, description }, { visibility: 'always' });
}
