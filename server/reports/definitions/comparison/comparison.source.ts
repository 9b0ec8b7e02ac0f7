import { maxComparedDomains } from '../../../contract/reports/comparison.js';
import { vendorAttributes } from '../../columns/vendor-columns.js';
import { generationConditions } from '../../engine/source-sql.js';
import type { DomainTotals, Source, SourceAttributes, SourceContext } from '../../engine/report-source.js';

/** Tables of domain keywords, with the conditions that select one row per keyword. */
const tables = {
  organic: { name: 'position_by_domain', conditions: ['best = 1'], total: 'it50' },
  context: { name: 'ad_by_domain', conditions: [], total: 'adkeyscnt' },
} as const;

type Table = (typeof tables)[keyof typeof tables];

/**
 * Keywords of every included domain and no excluded one. The included domain with the fewest keywords drives the
 * query; positions of the compared domains are joined for the page.
 */
export function comparisonSource({ arguments: { view }, listedDomains = {} }: SourceContext): Source {
  const table = tables[view === 'context' ? 'context' : 'organic'];
  const includedDomains = [...(listedDomains['incl'] ?? [])].sort((a, b) => a[table.total] - b[table.total]);
  const excludedDomains = listedDomains['excl'] ?? [];
  const [anchor, ...otherIds] = getDomainIds(includedDomains);
  const conditions = [
    ...otherIds.map(
      (_, index) => `keyword_id GLOBAL IN (${keywordsSql(table, `domain_id = {included_${index}:UInt64}`)})`,
    ),
    ...(excludedDomains.length > 0
      ? [`keyword_id GLOBAL NOT IN (${keywordsSql(table, 'domain_id IN {excluded:Array(UInt64)}')})`]
      : []),
  ];
  const comparedIds = getDomainIds([
    ...(listedDomains['domains'] ?? []),
    ...(listedDomains['incl'] ?? []),
    ...excludedDomains,
  ]);
  const anchorConditions = [...generationConditions, 'domain_id = {anchor:UInt64}'];
  return {
    name: view === 'context' ? 'paid keywords of several domains' : 'keywords of several domains',
    ...(view === 'context'
      ? {
          from: `(SELECT * FROM ${table.name} WHERE ${anchorConditions.join(' AND ')} LIMIT 1 BY keyword_id)`,
          where: conditions,
        }
      : {
          from: table.name,
          where: [...anchorConditions, ...table.conditions, ...conditions],
          position: 'pos',
          withinDepth: `keyword_id GLOBAL NOT IN (${keywordsSql(table, `${comparedDomainsSql} AND pos > {deepest_position:UInt8}`)})`,
        }),
    identity: ['keyword_id'],
    attributes: { row: comparedPositions(table), ...vendorAttributes() },
    parameters: {
      anchor: anchor ?? 0,
      excluded: getDomainIds(excludedDomains),
      compared: [...new Set(comparedIds)],
      ...Object.fromEntries(otherIds.map((id, index) => [`included_${index}`, id])),
    },
  };
}

const comparedDomainsSql = 'domain_id IN {compared:Array(UInt64)}';

function keywordsSql({ name, conditions }: Table, condition: string): string {
  return `SELECT keyword_id FROM ${name} WHERE ${[...generationConditions, condition, ...conditions].join(' AND ')}`;
}

/** Best position of each compared domain, 0 if it has none: `place_1`, `place_2` and so on. */
function comparedPositions({ name, conditions }: Table): SourceAttributes {
  const domainNumbers = Array.from({ length: maxComparedDomains }, (_, index) => index + 1);
  const positionColumns = domainNumbers.map(
    (domainNumber) =>
      `minIf(pos, domain_id = {compared:Array(UInt64)}[${domainNumber}]) AS place_${domainNumber}`,
  );
  return {
    select: (keys) =>
      `SELECT keyword_id AS place_keyword_id, ${positionColumns.join(', ')} FROM ${name}` +
      ` WHERE ${[...generationConditions, comparedDomainsSql, ...conditions, ...(keys === undefined ? [] : [`keyword_id ${keys.inClauseSql}`])].join(' AND ')}` +
      ' GROUP BY keyword_id',
    key: 'place_keyword_id',
    rowKey: 'keyword_id',
    carried: {},
    restricted: true,
  };
}

function getDomainIds(domains: readonly DomainTotals[]): number[] {
  return domains.map(({ domainId }) => domainId);
}
