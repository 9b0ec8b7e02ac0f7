import { existsSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import type { Config } from '../config/config.js';
import { OperatorError } from '../errors/operator-error.js';
import { assertStoresAgree } from '../ingest/publish/assert-stores-agree.js';
import { countBrokenParts, describeDamage, findDamage } from '../ingest/publish/find-damage.js';
import { connectClient } from '../stores/clickhouse/client.js';
import { hasPendingMigrations } from '../stores/clickhouse/migrations/migrate-clickhouse.js';
import type { LeaseContent } from '../stores/lease/lease.js';
import { openStores } from '../stores/open-stores.js';
import type { Stores } from '../stores/stores.js';
import { type Finding, failure, ok, warning } from './finding.js';

/** Findings report the problems, so logs are suppressed. */
const log = pino({ level: 'silent' });

/**
 * Checks that the stores belong together and have all published rows, as on server start, but without changing them.
 * Requires working connections.
 */
export async function checkAgreement(config: Config, owner?: LeaseContent): Promise<Finding[]> {
  const { clickhouseUrl, clickhouseDatabase: database } = config;
  if (hasEmbeddedStore(config) && !canOpenEmbeddedStores(config, owner)) return [];
  // Connects to the stores of a running server. Otherwise it starts them for the check.
  let stores: Stores | undefined;
  try {
    stores = await openStores(config, log, { role: 'tool', migrate: false });
    const hasResults = await hasPublishedResults(stores);
    if (clickhouseUrl === undefined || (await hasTables(clickhouseUrl, database))) {
      if (hasResults !== undefined) {
        if (await hasPendingMigrations(stores.clickhouse)) {
          return [ok('Stores: the tables of ClickHouse are upgraded by the next start')];
        }
        await assertStoresAgree(stores);
        const damages = await findDamage(stores);
        const brokenParts = await countBrokenParts(stores);
        if (damages.length + brokenParts > 0) {
          return [
            ...damages.map((damage) => failure('Search results', describeDamage(damage))),
            ...(brokenParts > 0 ? [createBrokenPartsFinding(brokenParts)] : []),
          ];
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
    if (!(error instanceof OperatorError)) throw error;
    return [failure(stores ? 'Stores do not belong together' : 'Stores', error.message)];
  } finally {
    await stores?.close();
  }
}

function hasEmbeddedStore({ databaseUrl, clickhouseUrl }: Config): boolean {
  return databaseUrl === undefined || clickhouseUrl === undefined;
}

/** Whether the embedded stores have files that no starting server or other command has open. */
function canOpenEmbeddedStores(
  { dataDir, databaseUrl, clickhouseUrl }: Config,
  owner: LeaseContent | undefined,
): boolean {
  if (owner) return owner.role === 'server' && owner.state === 'ready';
  const hasPostgres = databaseUrl !== undefined || existsSync(path.join(dataDir, 'postgres.json'));
  return hasPostgres && (clickhouseUrl !== undefined || existsSync(path.join(dataDir, 'clickhouse')));
}

function createBrokenPartsFinding(parts: number): Finding {
  return warning(
    `ClickHouse detached ${parts} damaged parts of its tables`,
    'check the disk, and restore a backup if results are missing',
  );
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
