import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config.js';
import { OperatorError } from '../errors/operator-error.js';
import type { LeaseContent } from '../stores/lease/lease.js';
import { readClusterRecord, locateDatabaseDir } from '../stores/postgres/embedded/cluster-files.js';
import { type Finding, failure, ok } from './finding.js';

type FolderConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'clickhouseUrl'>;

/**
 * Checks that the data folder is writable and complete.
 * @param owner process that has the folder open
 */
export function checkDataFolder(
  { dataDir, databaseUrl, clickhouseUrl }: FolderConfig,
  owner: LeaseContent | undefined,
): Finding[] {
  if (!existsSync(dataDir)) return [ok(`Data folder: ${dataDir} is created by the first start`)];
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return [
      failure(
        `Data folder: ${dataDir} cannot be written by this account`,
        'start as its owner, or set another DATA_DIR',
      ),
    ];
  }
  const usage = owner === undefined ? 'not in use' : `in use by process ${owner.pid} (${owner.role})`;
  return [
    ok(`Data folder: ${dataDir}, ${usage}`),
    ...(databaseUrl === undefined ? [checkPostgresFiles(dataDir)] : []),
    ...(clickhouseUrl === undefined ? [checkSearchResults(dataDir, databaseUrl)] : []),
  ];
}

function checkPostgresFiles(dataDir: string): Finding {
  const title = 'Embedded PostgreSQL';
  try {
    const record = readClusterRecord(dataDir);
    if (record) return ok(`${title}: files in ${locateDatabaseDir(dataDir, record)}`);
  } catch (error) {
    if (error instanceof OperatorError) return failure(title, error.message);
    throw error;
  }
  if (!existsSync(path.join(dataDir, 'postgres'))) return ok(`${title}: is created by the next start`);
  return failure(
    `${title}: its files are there, but postgres.json with their password is not`,
    'restore that file, or run "npm run database-password"',
  );
}

function checkSearchResults(dataDir: string, databaseUrl: string | undefined): Finding {
  const title = 'Embedded ClickHouse';
  if (existsSync(path.join(dataDir, 'clickhouse'))) {
    return ok(`${title}: files in ${path.join(dataDir, 'clickhouse')}`);
  }
  const hasAccounts = databaseUrl === undefined && existsSync(path.join(dataDir, 'postgres.json'));
  if (!hasAccounts) return ok(`${title}: is created by the next start`);
  return failure(
    `${title}: its files are gone, while PostgreSQL's are there`,
    'restore both from one backup, or run "npm run reset-lost-search-data" and import the files again',
  );
}
