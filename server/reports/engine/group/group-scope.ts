import type { QueryParameter } from '../../../stores/clickhouse/clickhouse-store.js';
import { generationScope } from '../generation-scope.js';
import { idOf } from '../../../stores/clickhouse/ids.js';
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
export function inGroup(channel: GroupChannel): string[] {
  return ['report = {group_report:UInt32}', 'version = {group_version:UInt32}', `channel = '${channel}'`];
}

/** The same for `group_competitor`. */
export function competitorsInGroup(channel: GroupChannel): string[] {
  return [
    'report = {group_report:UInt32}',
    'version = {group_competitors_version:UInt32}',
    `channel = '${channel}'`,
  ];
}

/** The same for `group_page`, as one string. */
export const pagesInGroup = 'report = {group_report:UInt32} AND version = {group_version:UInt32}';

/** Ids of the group's domains, in order. */
export const groupDomainIds = `arrayMap(name -> ${idOf('name')}, {group_domains:Array(String)})`;

/** Condition on generation rows of the group's domains and keywords; no row matches if `unless` holds. */
export function rowsOfGroup(channel: GroupChannel, unless?: string): string {
  const only = unless === undefined ? [] : [`NOT (${unless})`];
  // Repeated in the subquery, which would otherwise be evaluated needlessly.
  const ids = `SELECT keyword_id FROM group_keyword WHERE ${[...only, ...inGroup(channel)].join(' AND ')}`;
  return [...only, generationScope, `domain_id IN ${groupDomainIds}`, `keyword_id GLOBAL IN (${ids})`].join(
    ' AND ',
  );
}
