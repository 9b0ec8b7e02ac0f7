import { existsSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../errors/operator-error.js';

/** Files of embedded stores in a data directory. */
const storeParts = ['postgres', 'postgres.json', 'clickhouse'];

/** Store files that exist in a data directory. */
export function findStoreParts(dataDir: string): string[] {
  return storeParts.filter((name) => existsSync(path.join(dataDir, name)));
}

/**
 * Guards against a wrong DATA_DIR: opening it would create empty stores, and a backup of these would look valid.
 * @throws OperatorError if the folder contains no store files
 */
export function assertHasEmbeddedStores(dataDir: string): void {
  if (findStoreParts(dataDir).length > 0) return;
  throw new OperatorError(
    `DATA_DIR ${dataDir} holds no embedded stores: set DATA_DIR to the folder that the server keeps them in.`,
  );
}
