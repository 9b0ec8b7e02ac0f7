import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino, type Logger } from 'pino';
import { afterAll } from 'vitest';
import type { Config } from '../../server/config/config.js';
import { openStores } from '../../server/stores/open-stores.js';
import type { Stores } from '../../server/stores/stores.js';
import { configFor } from './store-config.js';

export interface TestStores extends Stores {
  config: Config;
  log: Logger;
}

let shared: Promise<TestStores> | undefined;

// Every file of tests has this module anew, so this is the end of that file.
afterAll(async () => {
  const stores = await shared;
  await stores?.close();
  if (stores) await removeFolder(stores.config.dataDir);
});

/**
 * Real embedded stores, empty and migrated, in a folder of their own: one set for all tests of a file, started at the first
 * call and ended after the file.
 */
export function openTestStores(): Promise<TestStores> {
  return (shared ??= start());
}

/** An own folder for the data of one test, which the database's account may pass when the tests run as root. */
export async function temporaryFolder(name = 'rivalscope-test-'): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), name));
  await chmod(folder, 0o755);
  return folder;
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

async function start(): Promise<TestStores> {
  const config = configFor(await temporaryFolder());
  const log = pino({ level: 'silent' });
  return { ...(await openStores(config, log, { role: 'server' })), config, log };
}
