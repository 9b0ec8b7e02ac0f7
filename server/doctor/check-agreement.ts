import { pino } from 'pino';
import type { Config } from '../config/config.js';
import { OperatorError } from '../errors/operator-error.js';
import { assertStoresAgree } from '../ingest/publish/assert-stores-agree.js';
import { describeDamage, findDamage } from '../ingest/publish/find-damage.js';
import { connectClient } from '../stores/clickhouse/client.js';
import { connectStores } from '../stores/connect-stores.js';
import type { Stores } from '../stores/stores.js';
import { type Finding, failure, ok } from './finding.js';

/** Findings report the problems, so logs are suppressed. */
const log = pino({ level: 'silent' });

/**
 * Checks that the configured servers belong together, as on server start, but without changing them. Requires working
 * connections.
 */
export async function checkAgreement(config: Config): Promise<Finding[]> {
  const { databaseUrl, clickhouseUrl, clickhouseDatabase: database } = config;
  if (databaseUrl === undefined || clickhouseUrl === undefined) return [];
  const addresses = { postgresUrl: databaseUrl, clickhouse: { url: clickhouseUrl } };
  const stores = await connectStores(config, addresses, log, { migrate: false });
  try {
    const hasResults = await hasPublishedResults(stores);
    if (await hasTables(clickhouseUrl, database)) {
      if (hasResults !== undefined) {
        await assertStoresAgree(stores);
        const damages = await findDamage(stores);
        if (damages.length > 0) {
          return damages.map((damage) => failure('Search results', describeDamage(damage)));
        }
      }
    } else if (hasResults === true) {
      return [
        failure(
          `Stores: DATABASE_URL knows search results, and CLICKHOUSE_URL has none in its database ${database}`,
          'check CLICKHOUSE_DATABASE, or restore both stores from one backup',
        ),
      ];
    }
    if (hasResults === undefined) {
      return [ok('Stores: the tables of PostgreSQL are created by the next start')];
    }
    return [ok('Stores: PostgreSQL and ClickHouse belong together')];
  } catch (error) {
    if (error instanceof OperatorError) return [failure('Stores do not belong together', error.message)];
    throw error;
  } finally {
    await stores.close();
  }
}

/** Whether PostgreSQL has published search results; undefined without tables. */
async function hasPublishedResults({ postgres }: Pick<Stores, 'postgres'>): Promise<boolean | undefined> {
  const runQuery = async (query: string) => {
    const [row] = await postgres.query<{ found: boolean }[]>(query);
    return row?.found === true;
  };
  if (!(await runQuery(`SELECT to_regclass('base') IS NOT NULL AS found`))) return undefined;
  return runQuery('SELECT EXISTS (SELECT 1 FROM base WHERE generation > 0) AS found');
}

/** Whether the ClickHouse database has tables. Connects to the default database, because `database` may not exist. */
async function hasTables(url: string, database: string): Promise<boolean> {
  const client = connectClient({ url }, 'default');
  try {
    const response = await client.query({
      query: 'SELECT name FROM system.tables WHERE database = {database:String} LIMIT 1',
      query_params: { database },
      format: 'JSONEachRow',
    });
    return (await response.json()).length > 0;
  } finally {
    await client.close();
  }
}
