import type { QueryParameter } from '../../../stores/clickhouse/clickhouse-store.js';
import { generationScope } from '../generation-scope.js';
import { buildIdSql } from '../../../stores/clickhouse/ids.js';
import type { GroupChannel, GroupVersion } from './group-version.js';

/** Parameters of the conditions in this file. */
export function groupParameters({
  report,
  version,
  competitorsVersion,
  domains,
}: GroupVersion): Record<string, QueryParameter> {
  return {
    group_report: report,
    group_version: version,
    group_competitors_version: competitorsVersion,
    group_domains: domains,
  };
}

/** Conditions on the keywords of one channel in the version to read. */
export function groupConditions(channel: GroupChannel): string[] {
  return ['report = {group_report:UInt32}', 'version = {group_version:UInt32}', `channel = '${channel}'`];
}

/** Conditions on `group_competitor`: the competitors of one channel in the version to read. */
export function groupCompetitorConditions(channel: GroupChannel): string[] {
  return [
    'report = {group_report:UInt32}',
    'version = {group_competitors_version:UInt32}',
    `channel = '${channel}'`,
  ];
}

/** Condition on `group_page`: the pages of the version to read. */
export const groupPagesConditionSql = 'report = {group_report:UInt32} AND version = {group_version:UInt32}';

/** Ids of the group's domains, in order. */
export const groupDomainIdsSql = `arrayMap(name -> ${buildIdSql('name')}, {group_domains:Array(String)})`;

/**
 * Condition on generation rows of the group's domains and keywords. No row matches if the condition `exceptSql` is
 * true.
 */
export function groupRowsConditionSql(channel: GroupChannel, exceptSql?: string): string {
  const guardConditions = exceptSql === undefined ? [] : [`NOT (${exceptSql})`];
  // The conditions are repeated in the subquery, because ClickHouse would otherwise evaluate it needlessly.
  const keywordIdsSql = `SELECT keyword_id FROM group_keyword WHERE ${[...guardConditions, ...groupConditions(channel)].join(' AND ')}`;
  return [
    ...guardConditions,
    generationScope,
    `domain_id IN ${groupDomainIdsSql}`,
    `keyword_id GLOBAL IN (${keywordIdsSql})`,
  ].join(' AND ');
}
