import { generationTables } from '../../server/ingest/derive/derive-generation.js';
import type { ImportParts } from '../../server/ingest/import-job.js';
import { silentProgress } from '../../server/ingest/import-progress.js';
import type { BaseToBuild } from '../../server/ingest/publish/build-generation.js';
import { published, publishedRows } from './import-files.js';
import type { TestStores } from './stores.js';

/** What changes of a base's snapshots are run with. */
export const importParts = (stores: TestStores): ImportParts => ({
  stores,
  config: stores.config,
  progress: silentProgress,
  signal: undefined,
});

/** A base by its code, as the importer names it. */
export async function targetOf({ postgres }: TestStores, code: string): Promise<BaseToBuild> {
  const [base]: { id: number }[] = await postgres.query('SELECT id FROM base WHERE code = $1', [code]);
  if (!base) throw new Error(`no base ${code}`);
  return { base: base.id, code };
}

/** Columns of sums whose last digits depend on the order of adding, and ranks by them. */
const floatColumns: Readonly<Record<string, readonly string[]>> = {
  page: ['vis'],
  lost_page: ['vis'],
  domain: ['vis', 'adtraf', 'adcost'],
  domain_by_owner: ['vis', 'adtraf', 'adcost'],
  domain_history: ['vis', 'adtraf'],
};

const excludedColumns: Readonly<Record<string, string>> = {
  keyword: ', snapshot, previous',
  domain: ', vis_rank',
  // Of a page that is found with www and without, any is shown.
  page: ', origin',
  lost_page: ', origin',
};

/** Every table that reports read as one number, and the dates of the base; ids of the base, its generation and snapshots left out. */
export async function stateOf(stores: TestStores, code: string): Promise<Record<string, unknown>> {
  const read = async (table: string) => {
    const rounded = (floatColumns[table] ?? []).map((column) => `round(${column}, 4) AS ${column}`);
    const replace = rounded.length > 0 ? ` REPLACE (${rounded.join(', ')})` : '';
    const content = `* EXCEPT (base, generation${excludedColumns[table] ?? ''})${replace}`;
    const select = `SELECT toString(sum(cityHash64(${content}))) AS content, count() AS rows FROM ${table} WHERE ${published}`;
    return [table, (await publishedRows(stores, code, select))[0]] as const;
  };
  const [base]: object[] = await stores.postgres.query(
    `SELECT generation = 0 AS empty, positions_date::text, previous_date::text, volumes_date::text FROM base WHERE code = $1`,
    [code],
  );
  return { ...Object.fromEntries(await Promise.all(generationTables.map(read))), base };
}
