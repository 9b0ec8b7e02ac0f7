import {
  clonedTable,
  generationTables,
  type ClonedGeneration,
  type GenerationTable,
} from '../../stores/clickhouse/generation-tables.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { ownRowsTable } from '../../stores/clickhouse/snapshot-deltas.js';
import {
  idRanges,
  queryRows,
  rowsInRange,
  runStatement,
  runStatements,
  snapshotsWithRowsSql,
  type ImportRun,
  type Statement,
} from '../import-run.js';
import {
  adsSeenSql,
  affectedRows,
  deriveHistory,
  domainsByOwnerSql,
  type DerivationOptions,
} from './derive-generation.js';
import {
  domainsByNameSql,
  domainsSql,
  lostPagesSql,
  pagesSql,
  rankedDomainsSql,
} from './domain-tables-sql.js';
import {
  firstPagesSql,
  firstPageViews,
  mergedFirstPagesSql,
  remainingFirstPagesSql,
} from './first-pages-sql.js';
import {
  attachedPartsParameter,
  buildParameters,
  changedAdsSql,
  type ChangedObjects,
  changedObjectTablesSql,
  fillChangedObjectsSql,
  type GenerationContext,
} from './generation-context.js';
import {
  affectedKeywordsSql,
  fillAffectedResultsSql,
  keywordsByWordSql,
  positionsByUrlSql,
  replaceSnapshotsSql,
} from './keyword-tables-sql.js';
import { pageTitlesSql } from './vendor-sql.js';

/** Tables whose rows belong to a keyword. */
const keywordTables: readonly GenerationTable[] = [
  'keyword',
  'keyword_by_word',
  'position_by_domain',
  'lost_position',
  'lost_result',
  'result_set',
  'position_by_url',
  'ad_by_domain',
  'keyword_vendor',
];

/** Ranks cover all domains, and the indexes of domains are small. */
const rewrittenTables: readonly GenerationTable[] = ['domain', 'domain_by_name', 'domain_by_owner'];

/** Context of a clone. */
type CloneContext = GenerationContext & { changes: ChangedObjects };

/**
 * Derives a generation as a clone of the published one (docs/adr/0026-publish-clones-of-generations.md): attaches the
 * parts of its tables as hard links, deletes the rows of affected keywords and changed objects, and derives only these.
 * The statements are those of a complete derivation. `GenerationTableStore` directs them to the tables of the clone.
 */
export async function deriveClone(
  run: ImportRun,
  context: CloneContext,
  clone: ClonedGeneration,
  { changedSnapshots, size, onStep }: DerivationOptions,
): Promise<void> {
  const { changes, generation } = context;
  const parameters: Record<string, QueryParameter> = buildParameters(context);
  const total = 10;
  let done = 0;
  const runStep = async (step: readonly Statement[]) => {
    await runStatements(run, step, parameters);
    onStep(++done, total);
  };
  for (const sql of changedObjectTablesSql(changes)) await run.stores.clickhouse.command(sql);
  const rewritten = [...rewrittenTables, ...(await findTablesToRewrite(run, context))];
  await cloneTables(run, context, clone, rewritten);
  const ranges = idRanges(size.rows, rowsInRange(run.config));
  const fillsTitles = rewritten.includes('titled_page') && size.hasTitles;
  await runStep(fillChangedObjectsSql(context, changes).map((sql) => ({ sql })));
  await runStep(deletionsSql(context, rewritten).map((sql) => ({ sql })));
  Object.assign(parameters, await listAttachedParts(run, generation));
  if (context.replaced.size > 0) {
    await runStatement(run, replaceSnapshotsSql(clonedTable('keyword', generation)), parameters);
  }
  await runStep([{ sql: affectedKeywordsSql(context), ranges }]);
  await runStep([{ sql: fillAffectedResultsSql(context, changes), ranges }]);
  await runStep([
    ...affectedRows(context, size, ranges),
    ...(size.hasAds ? [{ sql: adsSeenSql(` AND ${changedAdsSql}`) }] : []),
    ...(fillsTitles ? [{ sql: pageTitlesSql }] : []),
  ]);
  await runStep([
    { sql: pagesSql(context) },
    { sql: positionsByUrlSql(context) },
    { sql: keywordsByWordSql(context) },
  ]);
  await runStep([{ sql: lostPagesSql(context) }, { sql: domainsSql(context) }]);
  await runStep([{ sql: rankedDomainsSql(context, changes) }]);
  const rewritesFirstPages = rewritten.includes('first_page');
  if (!rewritesFirstPages) await runStep(mergedFirstPagesSql(context).map((sql) => ({ sql, ranges })));
  const firstPages = rewritesFirstPages ? firstPagesSql(context) : remainingFirstPagesSql(context);
  await runStep([
    ...firstPages.map((sql) => ({ sql, ranges })),
    { sql: domainsByNameSql },
    { sql: domainsByOwnerSql },
  ]);
  await deriveHistory(run, context, changedSnapshots);
  onStep(total, total);
}

/** Tables that are derived completely, because the change may affect all of their rows. */
async function findTablesToRewrite(run: ImportRun, context: CloneContext): Promise<GenerationTable[]> {
  const parameters = buildParameters(context);
  const titled = await queryRows(run, snapshotsWithRowsSql(ownRowsTable('page_title')), {
    base: context.base,
    snapshots: [...context.changedIds],
  });
  const views = await queryRows<{ view: number }>(
    run,
    `SELECT DISTINCT view FROM ${context.previousTable('first_page')} WHERE base = {base:UInt16} AND generation = {former:UInt32}`,
    parameters,
  );
  const currentViews = new Set(firstPageViews(context));
  return [
    ...(context.changes.affectsAllPages ? (['page'] as const) : []),
    ...(titled.length > 0 ? (['titled_page'] as const) : []),
    ...(views.every(({ view }) => currentViews.has(view)) ? [] : (['first_page'] as const)),
  ];
}

/** Creates the tables of the clone. The table of keywords, which marks a generation as a clone, is the first one. */
async function cloneTables(
  run: ImportRun,
  context: CloneContext,
  clone: ClonedGeneration,
  rewritten: readonly GenerationTable[],
): Promise<void> {
  const { clickhouse } = run.stores;
  const { base, generation, previousRoot: root, previousTable, previousRows } = context;
  for (const table of generationTables) {
    const comment = table === 'keyword' ? ` COMMENT '${JSON.stringify(clone)}'` : '';
    const target = clonedTable(table, generation);
    await clickhouse.command(`CREATE TABLE ${target} AS \`${table}\`${comment}`);
    if (rewritten.includes(table) || previousRows[table] === 0) continue;
    await clickhouse.command(
      `ALTER TABLE ${target} ATTACH PARTITION tuple({base:UInt32}, {root:UInt32}) FROM ${previousTable(table)}`,
      { parameters: { base, root } },
    );
  }
}

/** Parameters with the parts of the tables from which statements read derived rows, before these are inserted. */
async function listAttachedParts(run: ImportRun, generation: number): Promise<Record<string, string[]>> {
  const tables = (['position_by_domain', 'lost_position'] as const).map((table) => ({
    table,
    clone: clonedTable(table, generation),
  }));
  const parts = await queryRows<{ table: string; name: string }>(
    run,
    'SELECT table, name FROM system.parts WHERE active AND database = currentDatabase() AND table IN {tables:Array(String)}',
    { tables: tables.map(({ clone }) => clone) },
  );
  return Object.fromEntries(
    tables.map(({ table, clone }) => [
      attachedPartsParameter(table),
      parts.filter((part) => part.table === clone).map(({ name }) => name),
    ]),
  );
}

/** Statements that delete the rows to derive from the clone. */
function deletionsSql(context: CloneContext, rewritten: readonly GenerationTable[]): string[] {
  const { affectedTable, changes, previousRows } = context;
  const affectedSql = `keyword_id GLOBAL IN (SELECT keyword_id FROM ${affectedTable})`;
  const changedPagesSql = `url_hash GLOBAL IN (SELECT url_hash FROM ${changes.pagesTable})`;
  const conditions: [GenerationTable, string][] = [
    ...keywordTables.map((table): [GenerationTable, string] => [table, affectedSql]),
    ['page', changedPagesSql],
    ['lost_page', changedPagesSql],
    ['first_page', `domain_id GLOBAL IN (SELECT domain_id FROM ${changes.domainsTable})`],
    ['ad_seen', changedAdsSql],
  ];
  return conditions
    .filter(([table]) => !rewritten.includes(table) && previousRows[table] !== 0)
    .map(([table, condition]) => `DELETE FROM ${table} WHERE ${condition}`);
}
