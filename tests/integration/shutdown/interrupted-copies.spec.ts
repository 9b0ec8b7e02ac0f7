import { existsSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { backUp } from '../../../server/backup/back-up.js';
import { restore } from '../../../server/backup/restore.js';
import { moveStores } from '../../../server/move/move-stores.js';
import { findStoreParts } from '../../../server/stores/embedded-store-files.js';
import { connectTo, copyTemplate, dropDatabases } from '../../support/shared-servers.js';
import { configFor } from '../../support/store-config.js';
import { openOwnServers, type TestStores } from '../../support/stores.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { inDeepRuns } from '../../support/test-depth.js';

let stores: TestStores;
let parent: string;

beforeAll(async () => {
  stores = await openOwnServers();
  parent = await temporaryFolder();
});
afterAll(() => removeFolder(parent));

/** Returns a signal that aborts as soon as the file exists. */
function abortedBy(file: string): AbortSignal {
  const controller = new AbortController();
  const watch = async () => {
    while (!existsSync(file)) await sleep(1);
    controller.abort();
  };
  void watch();
  return controller.signal;
}

it('An interrupted backup removes its folder, and the next one is complete', async () => {
  const folder = path.join(parent, 'backup');
  const signal = abortedBy(path.join(folder, 'postgres', 'base'));
  await expect(backUp(folder, stores.config, stores.log, signal)).rejects.toThrow(
    /The backup was interrupted: no backup was written, and .*backup was removed/,
  );
  expect(existsSync(folder)).toBe(false);
  await backUp(folder, stores.config, stores.log);
  expect(existsSync(path.join(folder, 'backup.json'))).toBe(true);
  // Other users of the machine cannot read a backup, also in a folder that they can list.
  for (const part of ['postgres', 'clickhouse', 'backup.json']) {
    expect([part, statSync(path.join(folder, part)).mode & 0o077]).toEqual([part, 0]);
  }
});

it('An interrupted restore leaves no stores in the data folder, and the next one fills it', async () => {
  const folder = path.join(parent, 'backup');
  const target = path.join(parent, 'restored');
  await mkdir(target);
  const signal = abortedBy(path.join(target, 'postgres.json'));
  await expect(restore(folder, configFor(target), stores.log, { signal })).rejects.toThrow(
    /The restore was interrupted: DATA_DIR .*restored holds no stores again/,
  );
  expect(findStoreParts(target)).toEqual([]);
  await restore(folder, configFor(target), stores.log);
  expect(findStoreParts(target)).toEqual(['postgres', 'postgres.json', 'clickhouse']);
});

inDeepRuns(() => {
  it('An interrupted move writes no account to the target', async () => {
    const name = await copyTemplate(inject('servers'), 'migrated');
    const target = await connectTo(inject('servers'), name, stores.config, stores.log, { migrate: false });
    try {
      await expect(moveStores(stores, target, AbortSignal.abort())).rejects.toThrow(/aborted/);
      expect(await target.postgres.query('SELECT id FROM account')).toEqual([]);
      expect(await moveStores(stores, target)).toMatchObject({ results: 0 });
    } finally {
      await target.close();
      await dropDatabases(inject('servers'), name);
    }
  });
});
