import { existsSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../errors/operator-error.js';

/** What embedded stores leave in their data folder, each of which says that there was one. */
const storeParts = ['postgres', 'postgres.json', 'clickhouse'];

/** The parts of embedded stores that a data folder holds. */
export function existingStoreParts(dataDir: string): string[] {
  return storeParts.filter((name) => existsSync(path.join(dataDir, name)));
}

/**
 * Makes sure that a data folder holds embedded stores, or a part of them: opening one makes new ones where it holds none, so that
 * whoever names a wrong folder would keep an empty copy for a good one.
 * @throws OperatorError where it holds nothing of them
 */
export function assertHasEmbeddedStores(dataDir: string): void {
  if (existingStoreParts(dataDir).length > 0) return;
  throw new OperatorError(
    `DATA_DIR ${dataDir} holds no embedded stores: set DATA_DIR to the folder that the server keeps them in.`,
  );
}
