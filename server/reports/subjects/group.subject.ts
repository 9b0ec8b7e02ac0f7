import type { PositionsDates } from '../../contract/reports/positions-range.js';
import { storedDates } from '../engine/positions-dates.js';
import { generationScope } from '../engine/source-sql.js';
import { requireText } from '../engine/parse-arguments.js';
import type { ReportSubject } from '../engine/report-subject.js';
import type { Viewer } from '../engine/viewer.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';

/** Organic and paid keywords of a group report, edited independently. */
export const groupChannels = ['organic', 'context'] as const;

export type GroupChannel = (typeof groupChannels)[number];

/** One immutable published version of a group report. An edit publishes the next one. */
export interface GroupVersion extends Partial<PositionsDates> {
  /** Numeric report id, from 1, used in ClickHouse. */
  report: number;
  /** Display name. */
  name: string;
  version: number;
  /** Version of the competitor counts. It lags behind `version` until they are recalculated. */
  competitorsVersion: number;
  /** Code of the base. */
  base: string;
  /** ASCII domain names, in order. */
  domains: readonly string[];
}

/** A group report that the viewer may read, and the viewer whose limits apply. */
export interface GroupAccess {
  group: GroupVersion;
  /** Viewer whose limits apply if a share link granted the access; otherwise undefined. */
  readAs: Viewer | undefined;
}

/** Identity of a viewer for access checks of group reports. */
export interface GroupViewer {
  /** Account id; 0 for a guest. */
  userId: number;
  /** The paying account. */
  ownerId: number;
}

/** Finds group reports for the views of a group. */
export interface GroupReports {
  /**
   * Finds the published version of a group report. `share` is the secret of a share link.
   * @throws AppError NotFound if the viewer may not read it, NotReady before the first version is built
   */
  versionFor(rid: string, viewer: GroupViewer, share?: string): Promise<GroupAccess>;
}

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
  // Repeated in the subquery, which would otherwise be evaluated needlessly.
  const keywordIdsSql = `SELECT keyword_id FROM group_keyword WHERE ${[...guardConditions, ...groupConditions(channel)].join(' AND ')}`;
  return [
    ...guardConditions,
    generationScope,
    `domain_id IN ${groupDomainIdsSql}`,
    `keyword_id GLOBAL IN (${keywordIdsSql})`,
  ].join(' AND ');
}

/** Group reports as report subject. Plans limit the number of group reports, so views are not counted. */
export function createGroupSubject(groups: GroupReports): ReportSubject {
  return {
    parse: ({ rid }) => ({ group: requireText('rid', rid) }),
    authorize: async ({ rid, share }, _, viewer) => {
      const { group, readAs } = await groups.versionFor(requireText('rid', rid), viewer, share);
      const { base, name, domains } = group;
      const dates = storedDates(group);
      return { base, name, domains, ...dates, viewer: readAs, parameters: groupParameters(group) };
    },
  };
}
