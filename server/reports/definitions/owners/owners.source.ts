import { unsupportedColumn } from '../../columns/column-kinds.js';
import {
  advertisingColumns,
  domainNameColumn,
  domainTopColumns,
  pagesColumn,
  visibilityColumns,
} from '../../columns/domain-columns.js';
import { domainIdColumn } from '../../columns/keyword-columns.js';
import { identifierColumns, rareIdentifierColumns } from '../../columns/owner-columns.js';
import { generationConditions } from '../../engine/source-sql.js';
import type { OwnerKind } from '../../engine/normalise-owner-id.js';
import type { Source } from '../../engine/report-source.js';
import { buildIdSql } from '../../../stores/clickhouse/ids.js';

/** Domains of an owner. They are adjacent in the primary key, so the query reads only their rows. */
export function sitesOfOwner(kind: OwnerKind): Source {
  return {
    name: `domains by ${kind}`,
    from: 'domain_by_owner',
    where: [
      ...generationConditions,
      `kind = '${kind}'`,
      `owner_key = ${kind === 'parent' ? domainKeySql : identifierKeySql}`,
    ],
    identity: ['domain_id'],
  };
}

const identifierKeySql = buildIdSql('{owner:String}');

/** The parent domain may be a name or an id. */
const domainKeySql = `if(match({owner:String}, '^[0-9]+$'), toUInt64OrZero({owner:String}), ${identifierKeySql})`;

/** Columns of a list of related domains. */
export const ownedDomainColumns = {
  name: domainNameColumn(),
  ...domainTopColumns,
  pagesinindex: pagesColumn,
  ...visibilityColumns,
  ...advertisingColumns,
  ...identifierColumns,
  ...rareIdentifierColumns,
  rsya: unsupportedColumn('rsya'),
  id: domainIdColumn(),
};
