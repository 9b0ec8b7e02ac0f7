import type { QueryParameter } from '../../../stores/clickhouse/clickhouse-store.js';
import { generationScope } from '../generation-scope.js';
import { idOf } from '../../../stores/clickhouse/ids.js';
import type { GroupChannel, GroupVersion } from './group-version.js';

/** Values of what the scopes of this file name. */
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

/** Conditions that keep rows of `group_keyword` to the keywords of one channel in the version that is read. */
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

/** The same for `group_page`, as one text. */
export const pagesInGroup = 'report = {group_report:UInt32} AND version = {group_version:UInt32}';

/** Ids of the group's domains, in its order. */
export const groupDomainIds = `arrayMap(name -> ${idOf('name')}, {group_domains:Array(String)})`;

/** Ids of the keywords of a channel, to stand behind `GLOBAL IN`. */
function groupKeywordIds(channel: GroupChannel): string {
  return `SELECT keyword_id FROM group_keyword WHERE ${inGroup(channel).join(' AND ')}`;
}

/** Rows of a generation's table that are of the group's domains and of its keywords of a channel. */
export function rowsOfGroup(channel: GroupChannel): string {
  return `${generationScope} AND domain_id IN ${groupDomainIds} AND keyword_id GLOBAL IN (${groupKeywordIds(channel)})`;
}
