import { generationScope } from '../../reports/engine/source-sql.js';
import type { GroupChannel } from '../../reports/subjects/group.subject.js';
import { groupPageColumns } from '../../reports/group-pages-sql.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';
import { keywordAttributes } from '../derive/generation-context.js';
import {
  groupDomainIdsSql,
  groupKeywordColumns,
  groupSources,
  domainPositionsSql,
  weightSql,
} from './group-keyword-sql.js';

const attributes = keywordAttributes.split(', ');

/** Condition for the rows of a channel in the version before the edit. */
function previousRowsSql(channel: GroupChannel): string {
  return `report = {report:UInt32} AND version = {former:UInt32} AND channel = '${channel}'`;
}

/** SELECT of the channel's keyword ids in the version before the edit. */
const previousIdsSql = (channel: GroupChannel) =>
  `SELECT keyword_id FROM group_keyword WHERE ${previousRowsSql(channel)}`;

/** Rows with the keywords that the edit selects, and the condition for these keywords. */
const selectionRowsSql = 'group_choice WHERE version = {version:UInt32} AND list = {list:UInt8}';
const inSelectionSql = `keyword_id GLOBAL IN (SELECT keyword_id FROM ${selectionRowsSql})`;

/** Copies the rows of a channel to the new version, optionally without the selected keywords. */
export function copySql(channel: GroupChannel, { excludeSelected }: { excludeSelected: boolean }): string {
  const columns = groupKeywordColumns.replace('version', '{version:UInt32}');
  return `INSERT INTO group_keyword (${groupKeywordColumns})
SELECT ${columns} FROM group_keyword WHERE ${previousRowsSql(channel)}${excludeSelected ? ` AND NOT ${inSelectionSql}` : ''}`;
}

/** Copies the pages of the previous version, for edits that leave the organic keywords unchanged. */
export const copyPagesSql = `INSERT INTO group_page (report, version, domain_id, url_hash, ${groupPageColumns})
SELECT report, {version:UInt32}, domain_id, url_hash, ${groupPageColumns} FROM group_page
WHERE report = {report:UInt32} AND version = {former:UInt32}`;

/** Condition for selected keywords of the generation that the channel does not contain yet. */
function newKeywordsSql(channel: GroupChannel): string {
  return `${generationScope} AND ${inSelectionSql} AND keyword_id GLOBAL NOT IN (${previousIdsSql(channel)})`;
}

/** Adds the selected keywords that the channel does not contain yet to the new version. */
export function addSql(channel: GroupChannel): string {
  const { table, bestCondition } = groupSources[channel];
  const selectedSql = newKeywordsSql(channel);
  const anyAttributesSql = attributes.map((name) => `any(${name}) AS any_${name}`).join(', ');
  return `INSERT INTO group_keyword (${groupKeywordColumns})
SELECT {report:UInt32} AS report, {version:UInt32} AS version, '${channel}' AS channel, keyword_id,
  ${weightSql(channel)} AS weight, ${domainPositionsSql} AS places, ${attributes.map((name) => `any_${name} AS ${name}`).join(', ')}
FROM (
  SELECT keyword_id, minMap(numbers, positions) AS places_of, ${anyAttributesSql}
  FROM (
    SELECT keyword_id, CAST([], 'Array(UInt16)') AS numbers, CAST([], 'Array(UInt8)') AS positions, ${keywordAttributes}
    FROM keyword WHERE ${selectedSql}
    UNION ALL
    SELECT keyword_id, [toUInt16(indexOf(${groupDomainIdsSql}, domain_id))], [pos], ${keywordAttributes}
    FROM ${table} WHERE domain_id IN ${groupDomainIdsSql}${bestCondition} AND ${selectedSql}
  ) GROUP BY keyword_id
)`;
}

/** SELECT of the keywords that the edit would add or remove, as `word` and `ws`. */
export function addedSql(channel: GroupChannel): string {
  return `SELECT word, ws FROM keyword WHERE ${newKeywordsSql(channel)}`;
}

export function removedSql(channel: GroupChannel): string {
  return `SELECT word, ws FROM group_keyword WHERE ${previousRowsSql(channel)} AND ${inSelectionSql}`;
}

/** SQL of the domain ids of an edit. */
const domainIdsSql = `arrayConcat(arrayMap(name -> ${buildIdSql('name')}, {named:Array(String)}), {named_ids:Array(UInt64)})`;

/** SELECT of the keywords of an edit's domains within the report's depth that match a condition. */
export function domainKeywordsSql(channel: GroupChannel, condition = '1'): string {
  const { table, bestCondition, depth } = groupSources[channel];
  const attributeNames = ['word', 'ws', 'wsk', 'numwords', 'isgeo', 'isquest'];
  return `SELECT keyword_id FROM (
  SELECT keyword_id, groupArray(place) AS places, count() AS weight, ${attributeNames.map((name) => `any(any_${name}) AS ${name}`).join(', ')}
  FROM (
    SELECT keyword_id, min(pos) AS place, ${attributeNames.map((name) => `any(${name}) AS any_${name}`).join(', ')}
    FROM ${table} WHERE ${generationScope} AND domain_id IN ${domainIdsSql}${bestCondition} AND pos <= ${depth}
    GROUP BY domain_id, keyword_id
  ) GROUP BY keyword_id
) WHERE ${condition}`;
}

/**
 * SELECT of the keywords of an edit's domains that the channel does not contain and whose `word` matches an expensive
 * condition.
 * The condition runs on ungrouped rows: small blocks of a grouped stream would compile the patterns for each block.
 */
export function domainWordsSql(channel: GroupChannel, condition: string): string {
  return `SELECT keyword_id FROM keyword WHERE ${generationScope} AND keyword_id GLOBAL IN (${domainKeywordsSql(channel)})
AND keyword_id GLOBAL NOT IN (${previousIdsSql(channel)}) AND ${condition}`;
}

/** SELECT of the channel's keyword ids in the previous version that match the condition. */
export function previousKeywordsSql(channel: GroupChannel, condition: string): string {
  return `${previousIdsSql(channel)} AND ${condition}`;
}

/**
 * SELECT of the words in the previous version. `otherWordsSql` selects the words of the report's domains that the
 * previous version does not contain.
 */
export function wordsSql(channel: GroupChannel): string {
  return `SELECT keyword_id AS id, word, ws FROM group_keyword WHERE ${previousRowsSql(channel)}`;
}

export function otherWordsSql(channel: GroupChannel): string {
  return `SELECT keyword_id AS id, word, ws FROM keyword WHERE ${generationScope}
AND keyword_id GLOBAL IN (${domainKeywordsSql(channel)}) AND keyword_id GLOBAL NOT IN (${previousIdsSql(channel)})`;
}

/** SELECT of the listed words, in order, whose ids are not in the given SELECT. */
const wordsNotInSql = (ids: string) =>
  `SELECT word FROM ${selectionRowsSql} AND keyword_id GLOBAL NOT IN (${ids} AND ${inSelectionSql}) ORDER BY place`;

/** Words missing from the database, and words missing from the affected channels of the previous version. */
export const unknownWordsSql = wordsNotInSql(`SELECT keyword_id FROM keyword WHERE ${generationScope}`);
export const missingWordsSql = wordsNotInSql(
  `SELECT keyword_id FROM group_keyword WHERE report = {report:UInt32} AND version = {former:UInt32}
AND has({channels:Array(String)}, toString(channel))`,
);

/** Domains of the edit that exist in the database, as names and decimal ids. */
export const existingDomainsSql = `SELECT name, toString(domain_id) AS id FROM domain WHERE ${generationScope} AND domain_id IN ${domainIdsSql}`;
