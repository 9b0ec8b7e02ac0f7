import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { backUp } from '../../../server/backup/back-up.js';
import { openStores } from '../../../server/stores/open-stores.js';
import { startServer } from '../../support/running-server.js';
import { configFor } from '../../support/store-config.js';
import { fillInstallation } from './support/fill-installation.js';
import { readInstallation } from './support/installation.js';
import { recordRelease } from './support/recorded-release.js';

// `npm run record-upgrade-fixture` records a small installation at release time. `upgrade.spec.ts` upgrades it with
// later versions.
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const release = process.argv[2] ?? version;
const log = pino({ level: 'silent' });
const folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-release-'));
// Gives the database user access when this runs as root.
await chmod(folder, 0o755);
const dataDir = path.join(folder, 'data');
const server = await startServer({ dataDir, env: { SAMPLE_KEYWORDS: '40' } });
try {
  const { owner, made } = await fillInstallation(server.url);
  const results = await readInstallation(owner, made);
  const backup = path.join(folder, 'backup');
  await backUp(backup, configFor(dataDir), log);
  recordRelease(backup, { release, migrations: await migrationsOf(dataDir), made, responses: results });
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function migrationsOf(data: string): Promise<string[]> {
  const stores = await openStores(configFor(data), log, { role: 'tool' });
  const inPostgres = await stores.postgres.query<{ name: string }[]>(
    'SELECT name FROM migrations ORDER BY timestamp',
  );
  const { rows } = await stores.clickhouse.query<{ name: string }>(
    'SELECT name FROM schema_migration ORDER BY version',
  );
  await stores.close();
  return [...inPostgres, ...rows].map(({ name }) => name);
}
