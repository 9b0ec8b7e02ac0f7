import { generationScope } from '../../reports/engine/generation-scope.js';
import type { GroupChannel } from '../../reports/engine/group/group-version.js';
import { groupPageColumns } from '../../reports/group-pages-sql.js';
import { idOf } from '../../stores/clickhouse/ids.js';
import { keywordAttributes } from '../derive/generation-context.js';
import {
  groupDomainIds,
  groupKeywordColumns,
  groupRows,
  domainPositionsSql,
  weightSql,
} from './group-keyword-sql.js';

const attributes = keywordAttributes.split(', ');

/** Rows of a channel in the version that is edited. */
function previousRows(channel: GroupChannel): string {
  return `report = {report:UInt32} AND version = {former:UInt32} AND channel = '${channel}'`;
}

/** Ids of the keywords in it. */
const previousIds = (channel: GroupChannel) =>
  `SELECT keyword_id FROM group_keyword WHERE ${previousRows(channel)}`;

/** Ids of the keywords that an edit chooses, and that a keyword is one of them. */
const selectionRows = 'group_choice WHERE version = {version:UInt32} AND list = {list:UInt8}';
const inSelection = `keyword_id GLOBAL IN (SELECT keyword_id FROM ${selectionRows})`;

/** Copies the rows of a channel into the new version, all of them or those that are not chosen. */
export function copySql(channel: GroupChannel, { excludeSelected }: { excludeSelected: boolean }): string {
  const columns = groupKeywordColumns.replace('version', '{version:UInt32}');
  return `INSERT INTO group_keyword (${groupKeywordColumns})
SELECT ${columns} FROM group_keyword WHERE ${previousRows(channel)}${excludeSelected ? ` AND NOT ${inSelection}` : ''}`;
}

/** Copies the pages of the former version, where its keywords of search results stay. */
export const copyPagesSql = `INSERT INTO group_page (report, version, domain_id, url_hash, ${groupPageColumns})
SELECT report, {version:UInt32}, domain_id, url_hash, ${groupPageColumns} FROM group_page
WHERE report = {report:UInt32} AND version = {former:UInt32}`;

/** Chosen keywords of the generation that are not in a channel of the former version. */
function newKeywords(channel: GroupChannel): string {
  return `${generationScope} AND ${inSelection} AND keyword_id GLOBAL NOT IN (${previousIds(channel)})`;
}

/** Writes such keywords into the new version. */
export function addSql(channel: GroupChannel): string {
  const { table, best } = groupRows[channel];
  const chosen = newKeywords(channel);
  const carried = attributes.map((name) => `any(${name}) AS any_${name}`).join(', ');
  return `INSERT INTO group_keyword (${groupKeywordColumns})
SELECT {report:UInt32} AS report, {version:UInt32} AS version, '${channel}' AS channel, keyword_id,
  ${weightSql(channel)} AS weight, ${domainPositionsSql} AS places, ${attributes.map((name) => `any_${name} AS ${name}`).join(', ')}
FROM (
  SELECT keyword_id, minMap(numbers, positions) AS places_of, ${carried}
  FROM (
    SELECT keyword_id, CAST([], 'Array(UInt16)') AS numbers, CAST([], 'Array(UInt8)') AS positions, ${keywordAttributes}
    FROM keyword WHERE ${chosen}
    UNION ALL
    SELECT keyword_id, [toUInt16(indexOf(${groupDomainIds}, domain_id))], [pos], ${keywordAttributes}
    FROM ${table} WHERE domain_id IN ${groupDomainIds}${best} AND ${chosen}
  ) GROUP BY keyword_id
)`;
}

/** SELECT of those that would be added, or taken away, as `word` and `ws`. */
export function addedSql(channel: GroupChannel): string {
  return `SELECT word, ws FROM keyword WHERE ${newKeywords(channel)}`;
}

export function removedSql(channel: GroupChannel): string {
  return `SELECT word, ws FROM group_keyword WHERE ${previousRows(channel)} AND ${inSelection}`;
}

/** SQL of the ids of the domains that an edit names. */
const namedIds = `arrayConcat(arrayMap(name -> ${idOf('name')}, {named:Array(String)}), {named_ids:Array(UInt64)})`;

/** SELECT of the ids of keywords that the named domains have within the report's depth, and of which the condition holds. */
export function keywordsOfNamedSql(channel: GroupChannel, condition = '1'): string {
  const { table, best, depth } = groupRows[channel];
  const carried = ['word', 'ws', 'wsk', 'numwords', 'isgeo', 'isquest'];
  return `SELECT keyword_id FROM (
  SELECT keyword_id, groupArray(place) AS places, count() AS weight, ${carried.map((name) => `any(any_${name}) AS ${name}`).join(', ')}
  FROM (
    SELECT keyword_id, min(pos) AS place, ${carried.map((name) => `any(${name}) AS any_${name}`).join(', ')}
    FROM ${table} WHERE ${generationScope} AND domain_id IN ${namedIds}${best} AND pos <= ${depth}
    GROUP BY domain_id, keyword_id
  ) GROUP BY keyword_id
) WHERE ${condition}`;
}

/**
 * SELECT of the ids of keywords that the named domains have and a channel of the former version has not, of which the condition,
 * a costly one on `word` alone, holds. Grouped rows would come to it in small blocks, and for each its patterns be read anew.
 */
export function wordsOfNamedSql(channel: GroupChannel, condition: string): string {
  return `SELECT keyword_id FROM keyword WHERE ${generationScope} AND keyword_id GLOBAL IN (${keywordsOfNamedSql(channel)})
AND keyword_id GLOBAL NOT IN (${previousIds(channel)}) AND ${condition}`;
}

/** SELECT of the ids of keywords of a channel in the former version for which the condition holds. */
export function previousWhereSql(channel: GroupChannel, condition: string): string {
  return `${previousIds(channel)} AND ${condition}`;
}

/** SELECT of the words that the former version holds, or that the report's own domains have beside them. */
export function wordsSql(channel: GroupChannel): string {
  return `SELECT keyword_id AS id, word, ws FROM group_keyword WHERE ${previousRows(channel)}`;
}

export function otherWordsSql(channel: GroupChannel): string {
  return `SELECT keyword_id AS id, word, ws FROM keyword WHERE ${generationScope}
AND keyword_id GLOBAL IN (${keywordsOfNamedSql(channel)}) AND keyword_id GLOBAL NOT IN (${previousIds(channel)})`;
}

/** SELECT of those words of a list, in their order, that are in a SELECT of ids not. */
const wordsNotIn = (ids: string) =>
  `SELECT word FROM ${selectionRows} AND keyword_id GLOBAL NOT IN (${ids} AND ${inSelection}) ORDER BY place`;

/** Words that the database does not know; and those that are in none of the former version's channels that an edit changes. */
export const unknownWordsSql = wordsNotIn(`SELECT keyword_id FROM keyword WHERE ${generationScope}`);
export const missingWordsSql = wordsNotIn(
  `SELECT keyword_id FROM group_keyword WHERE report = {report:UInt32} AND version = {former:UInt32}
AND has({channels:Array(String)}, toString(channel))`,
);

/** Which of the named domains the database knows, as their names and their ids in digits. */
export const existingDomainsSql = `SELECT name, toString(domain_id) AS id FROM domain WHERE ${generationScope} AND domain_id IN ${namedIds}`;
