import type { ChangedObjects, GenerationContext } from './generation-context.js';

/** DDL of the tables. */
export function changedObjectTablesSql({ pagesTable, domainsTable, totalsTable }: ChangedObjects): string[] {
  return [
    `CREATE TABLE ${pagesTable} (url_hash UInt64) ENGINE = MergeTree ORDER BY url_hash`,
    `CREATE TABLE ${domainsTable} (domain_id UInt64) ENGINE = MergeTree ORDER BY domain_id`,
    `CREATE TABLE ${totalsTable} AS \`domain\``,
  ];
}

const inFactsSql =
  'base = {base:UInt16} AND (snapshot IN {snapshots:Array(UInt32)} OR snapshot IN {changedIds:Array(UInt32)})';
const inChangedSnapshotsSql = 'base = {base:UInt16} AND snapshot IN {changedIds:Array(UInt32)}';

/** Fills the tables of pages and domains. A domain export can change `is_new` of every page of its domain. */
export function fillChangedObjectsSql(
  { affectedTable, previousTable }: GenerationContext,
  { pagesTable, domainsTable }: ChangedObjects,
): string[] {
  const ofKeywordsSql = `${inFactsSql} AND keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable})`;
  return [
    `INSERT INTO ${pagesTable}
SELECT DISTINCT url_hash FROM result WHERE ${ofKeywordsSql}
UNION DISTINCT
SELECT url_hash FROM ${previousTable('page')} WHERE base = {base:UInt16} AND generation = {former:UInt32}
  AND domain_id GLOBAL IN (SELECT domain_id FROM domain_export WHERE ${inChangedSnapshotsSql})`,
    `INSERT INTO ${domainsTable}
SELECT DISTINCT domain_id FROM result WHERE ${ofKeywordsSql}
UNION DISTINCT
SELECT domain_id FROM ad_result WHERE ${ofKeywordsSql}
UNION DISTINCT
SELECT domain_id FROM domain_export WHERE ${inChangedSnapshotsSql}
UNION DISTINCT
SELECT domain_id FROM publisher WHERE ${inChangedSnapshotsSql}`,
  ];
}

type Changes = Pick<GenerationContext, 'changes'>;

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
