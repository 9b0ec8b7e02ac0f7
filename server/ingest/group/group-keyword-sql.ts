import { domainIdsWithinTopSql, generationScope } from '../../reports/engine/source-sql.js';
import type { GroupChannel } from '../../reports/subjects/group.subject.js';
import { groupPageColumns, groupPagesSql } from '../../reports/group-pages-sql.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';
import { keywordAttributes } from '../derive/generation-context.js';

/** Tables that store versions of group reports. */
export const groupTables = ['group_keyword', 'group_competitor', 'group_page'] as const;

const attributes = keywordAttributes.split(', ');

/** Columns of a group report keyword in insertion order. */
export const groupKeywordColumns = `report, version, channel, keyword_id, weight, places, ${keywordAttributes}`;

/** Source table of each channel in a generation, and the filter on its rows. */
export const groupSources: Readonly<
  Record<GroupChannel, { table: string; bestCondition: string; depth: string }>
> = {
  organic: { table: 'position_by_domain', bestCondition: ' AND best = 1', depth: '{top:UInt8}' },
  // All ads count, regardless of the report's depth.
  context: { table: 'ad_by_domain', bestCondition: '', depth: '255' },
};

/** SQL of the group's domain ids in order, including domains missing from the database. */
export const groupDomainIdsSql = `arrayMap(name -> ${buildIdSql('name')}, {domains:Array(String)})`;

/** SQL of the position of each group domain, in order, for rows grouped by keyword; 0 if not ranked. */
export const domainPositionsSql = `arrayMap(n -> places_of.2[indexOf(places_of.1, n)], arrayEnumerate(${groupDomainIdsSql}))`;

/** SQL of the number of domains that rank for the keyword within the report's depth. */
export function weightSql(channel: GroupChannel): string {
  return `arrayCount(place -> place BETWEEN 1 AND ${groupSources[channel].depth}, places)`;
}

/** SELECT of the domains' keywords within the report's depth, in the columns of `groupKeywordColumns`. */
function groupKeywordsSql(channel: GroupChannel): string {
  const { table, bestCondition, depth } = groupSources[channel];
  const anyAttributesSql = attributes.map((name) => `any(${name}) AS any_${name}`).join(', ');
  return `SELECT {report:UInt32} AS report, {version:UInt32} AS version, '${channel}' AS channel, keyword_id,
  ${weightSql(channel)} AS weight, ${domainPositionsSql} AS places, ${attributes.map((name) => `any_${name} AS ${name}`).join(', ')}
FROM (
  SELECT keyword_id, minMap([toUInt16(indexOf(${groupDomainIdsSql}, domain_id))], [pos]) AS places_of, ${anyAttributesSql}
  FROM ${table} WHERE ${generationScope} AND domain_id IN ${groupDomainIdsSql}${bestCondition}
  GROUP BY keyword_id HAVING min(pos) <= ${depth}
)`;
}

/** Writes the keywords of a group's domains. */
export function loadGroupSql(channel: GroupChannel): string {
  return `INSERT INTO group_keyword (${groupKeywordColumns})\n${groupKeywordsSql(channel)}`;
}

/** Counts the distinct keywords of a group's domains. */
export function countGroupSql(channel: GroupChannel): string {
  const { table, bestCondition, depth } = groupSources[channel];
  return `SELECT uniqExact(keyword_id) AS keywords FROM ${table} WHERE ${generationScope} AND domain_id IN ${groupDomainIdsSql}${bestCondition} AND pos <= ${depth}`;
}

/** Number of keywords per channel in a version. */
export const groupCountsSql = `SELECT countIf(channel = 'organic') AS organic, countIf(channel = 'context') AS context
FROM group_keyword WHERE report = {report:UInt32} AND version = {version:UInt32}`;

/** Writes the group's pages that rank for the organic keywords of a version. */
export const countPagesSql = `INSERT INTO group_page (report, version, domain_id, url_hash, ${groupPageColumns})
SELECT {report:UInt32}, {version:UInt32}, domain_id, url_hash, ${groupPageColumns}
FROM (${groupPagesSql(
  `${generationScope} AND domain_id IN ${groupDomainIdsSql} AND keyword_id GLOBAL IN (
  SELECT keyword_id FROM group_keyword WHERE report = {report:UInt32} AND version = {version:UInt32} AND channel = 'organic'
)`,
)})`;

/** Writes the competitors: domains outside the group that share keywords with it. */
export function countCompetitorsSql(channel: GroupChannel): string {
  const groupKeywordIdsSql = `SELECT keyword_id FROM group_keyword WHERE report = {report:UInt32} AND version = {version:UInt32} AND channel = '${channel}'`;
  const sharedDomainsSql =
    channel === 'organic'
      ? `SELECT domain_id, count() AS shared FROM (
  SELECT arrayJoin(${domainIdsWithinTopSql}) AS domain_id FROM result_set
  WHERE ${generationScope} AND keyword_id GLOBAL IN (${groupKeywordIdsSql})
)`
      : `SELECT domain_id, uniqExact(keyword_id) AS shared FROM ad_by_domain
WHERE ${generationScope} AND keyword_id GLOBAL IN (${groupKeywordIdsSql})`;
  const conjunction = channel === 'organic' ? 'WHERE' : 'AND';
  return `INSERT INTO group_competitor (report, version, channel, domain_id, shared)
SELECT {report:UInt32}, {version:UInt32}, '${channel}', domain_id, shared FROM (
${sharedDomainsSql} ${conjunction} domain_id NOT IN ${groupDomainIdsSql} GROUP BY domain_id
)`;
}
