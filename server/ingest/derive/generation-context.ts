import { inRangeSql } from '../import-run.js';
import type { GenerationTable } from '../../stores/clickhouse/generation-tables.js';
import { ownRowsTable, ownSnapshotsSql } from '../../stores/clickhouse/snapshot-deltas.js';
import type { SearchEngine } from '../../contract/reports/search-engine.js';

/**
 * Version of the derived tables. Increment it when derivation changes: on start, a server rebuilds the reports of
 * bases with an older version.
 * 2: lost pages, ad dates. 3: vendor facts, page titles.
 * 4: precomputed first pages, which depend on columns and sort orders of their reports
 * (tests/golden/sql/first-pages.sql).
 * 5: dates of rows and domains, history only at dates that observe the domain, ads and SERP features of the newest
 * snapshot that covers them.
 * 6: columns of the public API in the first pages.
 */
export const derivedSchemaVersion = 6;

/** A snapshot that the new generation includes. */
export interface SnapshotState {
  id: number;
  date: string;
}

/**
 * Pages and domains that a change of keywords affects, for the derivation of a cloned generation. Both tables list
 * every object that the facts of an affected keyword name in any snapshot before or after the change, so they also
 * contain those of all rows that the clone replaces.
 */
export interface ChangedObjects {
  /** Table of the pages with their texts. */
  pagesTable: string;
  /** Table of the domains. */
  domainsTable: string;
  /** Table of the totals of these domains, before ranks over all domains are computed. */
  totalsTable: string;
  /** Table of the newest and previous search results of the affected keywords. */
  resultsTable: string;
  /** Whether `is_new` of any page may change, because the oldest date of the database does. */
  affectsAllPages: boolean;
}

/** Input of all statements that derive a generation. */
export interface GenerationContext {
  base: number;
  /** Code of the base, as used in records. */
  code: string;
  engine: SearchEngine;
  /** Date of the newest search volumes in the generation, or null without volumes. */
  volumesDate: string | null;
  /** The generation being built. */
  generation: number;
  /** The published generation, or 0 if the base has none. */
  previousGeneration: number;
  /** Value of `generation` in the rows of the published generation: its number, or that of the root of a clone. */
  previousRoot: number;
  /** SQL name of a table of the published generation. */
  previousTable(this: void, table: GenerationTable): string;
  /** Row counts of the published generation by table. Empty tables are not copied. */
  previousRows: Readonly<Record<string, number>>;
  /** Whether every keyword is derived again, because of an older schema or on request. */
  rebuildsAll: boolean;
  /** All snapshots of the new generation, oldest first. */
  snapshots: readonly SnapshotState[];
  /** Table of the affected keywords, whose rows are derived; all other rows are copied. */
  affectedTable: string;
  /**
   * Table of affected keyword-domain pairs that domain exports overlay (overlaid-pairs-sql.ts). Undefined if no
   * retained snapshot has domain exports.
   */
  overlaidTable: string | undefined;
  /** Dates of the snapshots with full search results; all dates if there are no domain exports. */
  pageDates: readonly string[];
  /** Snapshots with ads that an earlier version wrote without coverage (fact-coverage.ts). */
  legacyAdSnapshots: readonly number[];
  /** Staging table of the import. */
  staging: string;
  /** Date of the imported results if there is only one and it is newer than all snapshots. */
  onlyNewDate: string | undefined;
  /** Snapshot ids of the previous generation with their replacements. */
  replaced: ReadonlyMap<number, number>;
  /** Removed and restored snapshots. They change the history of later dates and the first date of pages. */
  removedOrRestored: readonly SnapshotState[];
  /** All added, replaced, removed, restored and thinned snapshots. */
  changedSnapshots: readonly SnapshotState[];
  /** Ids whose own rows (`snapshot-deltas.ts`) are added, replaced, removed, restored or thinned. */
  changedIds: readonly number[];
  /** Ids whose own rows belong to a snapshot before or after the change. */
  factIds: readonly number[];
  /** `pageDates` of the published generation. */
  previousOverlay: Pick<GenerationContext, 'pageDates'>;
  /** Pages and domains to derive in a clone of the published generation. Undefined for a complete derivation. */
  changes: ChangedObjects | undefined;
}

/** Query parameters of the statements. */
export function buildParameters(
  context: GenerationContext,
): Record<string, string | number | number[] | string[]> {
  return {
    base: context.base,
    code: context.code,
    onlyNewDate: context.onlyNewDate ?? '',
    generation: context.generation,
    former: context.previousRoot,
    snapshots: context.snapshots.map(({ id }) => id),
    dates: context.snapshots.map(({ date }) => date),
    pageDates: [...context.pageDates],
    legacyAdSnapshots: [...context.legacyAdSnapshots],
    shifted: context.removedOrRestored.map(({ id }) => id),
    changedIds: [...context.changedIds],
    factIds: [...context.factIds],
    replacedFrom: [0, ...context.replaced.keys()],
    replacedTo: [0, ...context.replaced.values()],
  };
}

/** SQL of a snapshot's date. */
export function snapshotDateSql(snapshot: string): string {
  return `transform(${snapshot}, {snapshots:Array(UInt32)}, {dates:Array(Date)}, toDate(0))`;
}

/** SQL of a snapshot's index by date, 1 for the oldest. */
export const snapshotIndexSql =
  'toUInt16(transform(snapshot, {snapshots:Array(UInt32)}, arrayEnumerate({snapshots:Array(UInt32)}), toUInt32(0)))';

/** SQL of the index after the newest snapshot. */
export const endIndexSql = 'toUInt16(length({snapshots:Array(UInt32)}) + 1)';

/** Keyword attributes denormalised into dependent tables. */
export const keywordAttributes =
  'word, ws, wsk, cpc_min, cpc_max, competition, docs, numwords, isgeo, isquest, wizards, adscnt';

/** Condition for results of retained snapshots in a keyword range. */
export const resultsInRangeSql = `base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND ${inRangeSql('keyword_id')}`;

/** DDL of the tables. */
export function changedObjectTablesSql(changes: ChangedObjects): string[] {
  const { pagesTable, domainsTable, totalsTable, resultsTable } = changes;
  return [
    `CREATE TABLE ${pagesTable} (url_hash UInt64, origin String, path String) ENGINE = MergeTree ORDER BY url_hash`,
    `CREATE TABLE ${domainsTable} (domain_id UInt64) ENGINE = MergeTree ORDER BY domain_id`,
    `CREATE TABLE ${totalsTable} AS \`domain\``,
    `CREATE TABLE ${resultsTable} AS ${ownRowsTable('result')}`,
  ];
}

const ofChangedSnapshotsSql = `base = {base:UInt16} AND ${ownSnapshotsSql('changedIds')}`;

/**
 * Fills the tables of pages and domains. A domain export can change `is_new` of every page of its domain. A page has the
 * origin of its newest result among those of affected keywords.
 */
export function fillChangedObjectsSql(
  { affectedTable, previousTable }: GenerationContext,
  { pagesTable, domainsTable }: ChangedObjects,
): string[] {
  const ofKeywordsSql = `base = {base:UInt16} AND ${ownSnapshotsSql('factIds')} AND keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable})`;
  const exportingDomainsSql = `SELECT domain_id FROM ${ownRowsTable('domain_export')} WHERE ${ofChangedSnapshotsSql}`;
  return [
    `INSERT INTO ${pagesTable}
SELECT url_hash, argMax(origin, place), any(path)
FROM (
  SELECT url_hash, origin, path, ${snapshotIndexSql} AS place FROM ${ownRowsTable('result')} WHERE ${ofKeywordsSql}
  UNION ALL
  SELECT url_hash, origin, path, 0 FROM ${previousTable('page')} WHERE base = {base:UInt16} AND generation = {former:UInt32}
    AND domain_id GLOBAL IN (${exportingDomainsSql})
)
GROUP BY url_hash`,
    `INSERT INTO ${domainsTable}
SELECT DISTINCT domain_id FROM ${ownRowsTable('result')} WHERE ${ofKeywordsSql}
UNION DISTINCT
SELECT domain_id FROM ${ownRowsTable('ad_result')} WHERE ${ofKeywordsSql}
UNION DISTINCT
${exportingDomainsSql}
UNION DISTINCT
SELECT domain_id FROM ${ownRowsTable('publisher')} WHERE ${ofChangedSnapshotsSql}`,
  ];
}

/** Condition for ads of the changed snapshots. */
export const changedAdsSql = `ad_id GLOBAL IN (SELECT ad_id FROM ${ownRowsTable('ad_result')} WHERE ${ofChangedSnapshotsSql})`;

type Changes = Pick<GenerationContext, 'changes'>;

/** Table with the newest and previous search results of affected keywords. A clone reads them from the facts once. */
export function searchResultsTable({ changes }: Changes): string {
  return changes?.resultsTable ?? 'result';
}

/** Condition for the changed pages. Empty in a complete derivation. */
export function changedPagesOnlySql({ changes }: Changes): string {
  return changes === undefined ? '' : ` AND url_hash GLOBAL IN (SELECT url_hash FROM ${changes.pagesTable})`;
}

/** Condition for the changed domains. Empty in a complete derivation. */
export function changedDomainsOnlySql({ changes }: Changes): string {
  return changes === undefined
    ? ''
    : ` AND domain_id GLOBAL IN (SELECT domain_id FROM ${changes.domainsTable})`;
}

/**
 * Condition for the affected keywords. Empty in a complete derivation, where joins restrict the rows and a large set
 * would only cost memory.
 */
export function affectedOnlySql({
  changes,
  affectedTable,
}: Changes & Pick<GenerationContext, 'affectedTable'>): string {
  return changes === undefined ? '' : ` AND keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable})`;
}

/** Name of the parameter with the parts that a table of a clone had before rows were derived. */
export const attachedPartsParameter = (table: string): string => `attached_${table}`;

/**
 * Condition for the derived rows of a table whose rows belong to a keyword. Empty in a complete derivation. The parts
 * only narrow the reads: a merge can join derived rows with others.
 */
export function derivedOnlySql(
  context: Changes & Pick<GenerationContext, 'affectedTable'>,
  table: string,
): string {
  if (context.changes === undefined) return '';
  return ` AND _part NOT IN {${attachedPartsParameter(table)}:Array(String)}${affectedOnlySql(context)}`;
}
