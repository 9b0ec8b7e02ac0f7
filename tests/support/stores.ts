import { pino, type Logger } from 'pino';
import { inject } from 'vitest';
import type { Config } from '../../server/config/config.js';
import { openStores } from '../../server/stores/open-stores.js';
import type { Stores } from '../../server/stores/stores.js';
import { disableExpressionJit } from './disable-expression-jit.js';
import { connectToCopy, type Template } from './shared-servers.js';
import { configFor } from './store-config.js';
import { removeFolder, temporaryFolder } from './temporary-folder.js';

export interface TestStores extends Stores {
  config: Config;
  log: Logger;
}

let shared: Promise<TestStores> | undefined;

/**
 * Real stores for all tests of a file: its own databases in the shared servers, copied from a template at the first
 * call or the first write and dropped after the file.
 */
export function openTestStores(template: Template = 'migrated'): Promise<TestStores> {
  return (shared ??= openCopy(template));
}

/**
 * Real stores for all tests of a file on servers of their own, for tests of the startup and of processes that join
 * through the data directory.
 */
export function openOwnServers(): Promise<TestStores> {
  return (shared ??= startServers());
}

/** Closes the stores of a test file. */
export async function closeTestStores(): Promise<void> {
  const opened = shared;
  shared = undefined;
  const stores = await opened;
  await stores?.close();
  if (stores) await removeFolder(stores.config.dataDir);
}

async function openCopy(template: Template): Promise<TestStores> {
  const servers = inject('servers');
  const config = configFor(await temporaryFolder());
  const log = pino({ level: 'silent' });
  return { ...(await connectToCopy(servers, template, config, log)), config, log };
}

async function startServers(): Promise<TestStores> {
  const config = configFor(await temporaryFolder());
  await disableExpressionJit(config.dataDir);
  const log = pino({ level: 'silent' });
  return { ...(await openStores(config, log, { role: 'server' })), config, log };
}
