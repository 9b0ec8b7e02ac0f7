import { identifierKinds, type IdentifierKind } from '../../contract/identifier-kinds.js';
import { normaliseOwnerIdSql } from '../../reports/engine/normalise-owner-id.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';

const columnByKind: Readonly<Record<IdentifierKind, string>> = {
  adsense: 'adsense_id',
  analytics: 'analytics_id',
  leadia: 'leadia_id',
  relap: 'relap_id',
};

const totals =
  'it1, it3, it5, it10, it50, vis, pages, adkeyscnt, adscnt, adtraf, adcost, adsense_id, analytics_id, leadia_id, relap_id';

const identifiersSql = identifierKinds
  .map((kind) => `(${columnByKind[kind]} = '', '${kind}', ${normaliseOwnerIdSql(kind, columnByKind[kind])})`)
  .join(', ');

/** Parent domains of a domain, from nearest to registrable: `b.c.example`, `c.example` for `a.b.c.example`. */
const parentDomainsSql =
  `if(endsWith(name, concat('.', parent_name)), arrayMap(first -> arrayStringConcat(arraySlice(labels, first), '.'),` +
  ` range(2, 2 + length(splitByChar('.', name) AS labels) - length(splitByChar('.', parent_name)))), [])`;

/** Fills the index of domains by owner, with a row for each identifier and each parent domain of a domain. */
export const domainsByOwnerSql = `INSERT INTO domain_by_owner (base, generation, kind, owner_key, domain_id, name, ${totals})
SELECT base, generation, owner.2, ${buildIdSql('owner.3')}, domain_id, name, ${totals}
FROM domain
ARRAY JOIN arrayFilter(known -> NOT known.1, arrayConcat([${identifiersSql}],
  arrayMap(upper -> (0, 'parent', upper), ${parentDomainsSql}))) AS owner
WHERE base = {base:UInt16} AND generation = {generation:UInt32}`;
