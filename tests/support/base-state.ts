import { factTables, findFullSnapshots } from '../../server/stores/clickhouse/snapshot-deltas.js';
import { generationTables } from '../../server/stores/clickhouse/generation-tables.js';
import type { ImportDependencies } from '../../server/ingest/import-run.js';
import { silentProgress } from '../../server/ingest/import-progress.js';
import type { BaseToBuild } from '../../server/ingest/publish/build-generation.js';
import { buildIdSql } from '../../server/stores/clickhouse/ids.js';
import { published, publishedRows, withoutTimeout } from './import-files.js';
import type { TestStores } from './stores.js';

/** Dependencies of the snapshot operations. */
export const importParts = (stores: TestStores): ImportDependencies => ({
  stores,
  config: stores.config,
  progress: silentProgress,
  signal: undefined,
});

/** Database by code, in the form that the importer expects. */
export async function findBase({ postgres }: TestStores, code: string): Promise<BaseToBuild> {
  const [base]: { id: number }[] = await postgres.query('SELECT id FROM base WHERE code = $1', [code]);
  if (!base) throw new Error(`no base ${code}`);
  return { base: base.id, code };
}

/** Float sums, whose last digits depend on the summation order. */
const floatColumns: Readonly<Record<string, readonly string[]>> = {
  page: ['vis'],
  lost_page: ['vis'],
  domain: ['vis', 'adtraf', 'adcost'],
  domain_by_owner: ['vis', 'adtraf', 'adcost'],
  domain_history: ['vis', 'adtraf'],
};

const excludedColumns: Readonly<Record<string, string>> = {
  keyword: ', snapshot, previous, ads_snapshot',
  domain: ', vis_rank',
  // A page found with and without www keeps an arbitrary origin.
  page: ', origin',
  lost_page: ', origin',
};

/**
 * Checksum of every report table and the dates of the database. Ids of database, generation and snapshots are
 * excluded.
 */
export async function readState(stores: TestStores, code: string): Promise<Record<string, unknown>> {
  const selects = generationTables.map((table) => {
    const rounded = (floatColumns[table] ?? []).map((column) => `round(${column}, 4) AS ${column}`);
    const replace = rounded.length > 0 ? ` REPLACE (${rounded.join(', ')})` : '';
    const content = `* EXCEPT (base, generation${excludedColumns[table] ?? ''})${replace}`;
    return `SELECT '${table}' AS name, toString(sum(cityHash64(${content}))) AS content, count() AS rows FROM ${table} WHERE ${published}`;
  });
  const tables = await publishedRows<{ name: string; content: string; rows: number }>(
    stores,
    code,
    // The kill tests compare serialized states.
    `SELECT * FROM (${selects.join(' UNION ALL ')}) ORDER BY name`,
  );
  const [base]: object[] = await stores.postgres.query(
    `SELECT generation = 0 AS empty, positions_date::text, previous_date::text, volumes_date::text FROM base WHERE code = $1`,
    [code],
  );
  return { ...Object.fromEntries(tables.map(({ name, ...state }) => [name, state])), base };
}

/** A published snapshot with checksums of its facts by table. */
interface PublishedFacts {
  date: string;
  [name: string]: unknown;
}

/** Published snapshots of a database, oldest first, with the checksums of their facts. Ids are excluded. */
export async function readFacts(stores: TestStores, code: string): Promise<PublishedFacts[]> {
  const { base } = await findBase(stores, code);
  const snapshots: { id: number; date: string }[] = await stores.postgres.query(
    `SELECT id, date::text, rows, keywords, contents, jsonb_array_length(files) AS files FROM snapshot
     WHERE base_id = $1 AND state = 'published' ORDER BY date`,
    [base],
  );
  const { rows } = await stores.clickhouse.query<{ id: number; name: string; content: string }>(
    factTables
      .map(
        (
          table,
        ) => `SELECT snapshot AS id, '${table}' AS name, toString((count(), sum(cityHash64(* EXCEPT (base, snapshot))))) AS content
         FROM ${table} WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} GROUP BY snapshot`,
      )
      .join(' UNION ALL '),
    { parameters: { base, snapshots: snapshots.map(({ id }) => id) }, settings: withoutTimeout },
  );
  return snapshots.map(({ id, ...snapshot }) => ({
    ...snapshot,
    ...Object.fromEntries(rows.filter((row) => row.id === id).map(({ name, content }) => [name, content])),
  }));
}

/** Published snapshots of a database that are deltas, with their full snapshots. */
export async function findPublishedDeltas(
  stores: TestStores,
  code: string,
): Promise<ReadonlyMap<number, number>> {
  const snapshots: { id: number }[] = await stores.postgres.query(
    `SELECT snapshot.id FROM snapshot JOIN base ON base.id = base_id WHERE code = $1 AND state = 'published'`,
    [code],
  );
  return findFullSnapshots(
    stores.clickhouse,
    snapshots.map(({ id }) => id),
  );
}

/** Facts of a keyword at the published snapshots of a database, oldest first, as a dashboard reads them. */
export async function readKeywordFacts(
  stores: TestStores,
  code: string,
  keywords: readonly string[],
): Promise<Record<string, unknown>[]> {
  const { base } = await findBase(stores, code);
  const snapshots: { id: number; date: string }[] = await stores.postgres.query(
    `SELECT id, date::text FROM snapshot WHERE base_id = $1 AND state = 'published'`,
    [base],
  );
  const { rows: ids } = await stores.clickhouse.query<{ id: number }>(
    `SELECT ${buildIdSql('keyword')} AS id FROM (SELECT arrayJoin({keywords:Array(String)}) AS keyword)`,
    { parameters: { keywords } },
  );
  const keywordIds = ids.map(({ id }) => id);
  const factsSql = ['result', 'ad_result', 'keyword_fact', 'vendor_fact'].map(
    (
      table,
    ) => `SELECT snapshot, keyword_id AS keyword, '${table}' AS name, sum(cityHash64(* EXCEPT (base, snapshot))) AS content FROM ${table}
      WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} AND keyword_id IN {keywords:Array(UInt64)} GROUP BY snapshot, keyword_id`,
  );
  const { rows } = await stores.clickhouse.query<{
    snapshot: number;
    keyword: number;
    name: string;
    content: number;
  }>(factsSql.join(' UNION ALL '), {
    parameters: { base, snapshots: snapshots.map(({ id }) => id), keywords: keywordIds },
    settings: withoutTimeout,
    factKeywords: keywordIds,
    factKeywordList: 'keywords',
  });
  const dates = new Map(snapshots.map(({ id, date }) => [id, date]));
  return rows
    .map(({ snapshot, ...fact }) => ({ date: dates.get(snapshot), ...fact }))
    .toSorted((a, b) => `${a.date} ${a.name} ${a.keyword}`.localeCompare(`${b.date} ${b.name} ${b.keyword}`));
}
