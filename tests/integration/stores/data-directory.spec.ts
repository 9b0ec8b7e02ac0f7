import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStores, type StoresRole } from '../../../server/stores/open-stores.js';
import type { Stores } from '../../../server/stores/stores.js';
import { disableExpressionJit } from '../../support/disable-expression-jit.js';
import { configFor } from '../../support/store-config.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { startWorker } from '../jobs/support/worker-process.js';
import { endHolder, startStoreProcess, type StoreProcess } from './support/store-process.js';
import { inDeepRuns } from '../../support/test-depth.js';

/**
 * A filled data directory without processes. Most cases start with a copy, because filling takes longer than they
 * run.
 */
let template: string;
let parent: string;
let folder: string;
/** Every data directory has blanks, quotes and Unicode in its path. */
const folderName = "my data's папка {1}";
const holders: StoreProcess[] = [];
const opened: Stores[] = [];

beforeAll(async () => {
  template = path.join(await temporaryFolder(), folderName);
  mkdirSync(template);
  // Copies of the template use its configuration.
  await disableExpressionJit(template);
  await (await open('server', template)).close();
});
afterAll(() => removeFolder(path.dirname(template)));
beforeEach(async () => {
  parent = await temporaryFolder();
  folder = path.join(parent, folderName);
});
afterEach(async () => {
  await Promise.all(holders.splice(0).map((holder) => endHolder(holder, 'SIGTERM')));
  await Promise.all(opened.splice(0).map((stores) => stores.close()));
  await removeFolder(parent);
});

/** Copies the filled data directory with its file owners. */
function copyDataDirectory(target = folder): void {
  mkdirSync(path.dirname(target), { recursive: true });
  execFileSync('cp', ['-a', template, target]);
}

async function holder(role: 'server' | 'tool' = 'server'): Promise<StoreProcess> {
  const started = await startStoreProcess(folder, role);
  holders.push(started);
  return started;
}

async function open(role: StoresRole, target = folder, log = pino({ level: 'silent' })): Promise<Stores> {
  const stores = await openStores(configFor(target), log, { role });
  opened.push(stores);
  return stores;
}

/** Opens the stores as a tool and closes their owner once the tool logs that it waits. */
async function openAfterClose(owner: Stores): Promise<Stores> {
  const lines: string[] = [];
  const tool = open('tool', folder, pino({ level: 'info' }, { write: (line) => void lines.push(line) }));
  await expect.poll(() => lines.join('')).toContain('waiting for the process that holds DATA_DIR');
  await owner.close();
  return tool;
}

/** Processes whose command line contains the folder. */
function findProcesses(target: string): string[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return all.filter((line) => line.includes(target) && !line.includes('hold-stores'));
}

const facts = `INSERT INTO domain_by_name (base, generation, name, it50, domain_id) SELECT 1, 7, 'kept.example', 5, 1`;
const storedRows = (stores: Stores) =>
  stores.clickhouse.query<{ name: string }>(
    'SELECT name FROM domain_by_name WHERE base = 1 AND generation = 7',
  );

describe('a data directory', () => {
  it('has one server: a second one gets an error with the owner, and after a kill the data opens again', async () => {
    copyDataDirectory();
    const first = await holder();
    expect(first.report).toEqual({ owned: true });
    const second = await holder();
    expect(second.report).toEqual({
      error: expect.stringMatching(
        new RegExp(`in use by another server \\(process ${first.process.pid}\\)`),
      ) as unknown,
    });
    expect(JSON.stringify(second.report)).not.toContain('\\n');

    const tool = await open('tool');
    expect(tool.owned).toBe(false);
    await tool.clickhouse.command(facts);
    await tool.postgres.query(`UPDATE base SET generation = 7 WHERE code = 'gny'`);
    await tool.close();
    expect(findProcesses(folder).length).toBeGreaterThan(0);
    await endHolder(first, 'SIGKILL');
    await expect.poll(() => findProcesses(folder), { timeout: 10_000, interval: 200 }).toEqual([]);
    await expect
      .poll(() => readdirSync(path.join(folder, 'run')).filter((name) => name === 'clickhouse'), {
        timeout: 5_000,
      })
      .toEqual([]);

    const next = await open('server');
    expect(next.owned).toBe(true);
    expect((await storedRows(next)).rows).toEqual([{ name: 'kept.example' }]);
    expect(await next.postgres.query(`SELECT generation FROM base WHERE code = 'gny'`)).toEqual([
      { generation: 7 },
    ]);
  });

  inDeepRuns(() => {
    it('opens at once after its process was killed', async () => {
      copyDataDirectory();
      await endHolder(await holder(), 'SIGKILL');
      expect((await open('server')).owned).toBe(true);
    });
  });

  it('is acquired by one of several concurrent starts and released after SIGTERM, even if a dead process with a reused pid left a lease', async () => {
    copyDataDirectory();
    const lease = { pid: process.pid, birth: 'another boot 1', role: 'server', state: 'ready' };
    writeFileSync(path.join(folder, 'run', 'lease-4.json'), JSON.stringify(lease));
    const started = await Promise.all([holder(), holder(), holder()]);
    const owners = started.filter(({ report }) => 'owned' in report);
    expect(owners).toHaveLength(1);
    expect(readdirSync(path.join(folder, 'run'))).toContain('lease-5.json');
    for (const owner of owners) await endHolder(owner, 'SIGTERM');
    expect(findProcesses(folder)).toEqual([]);
  });

  it('a tool starts the stores temporarily, a second tool and a server wait, and secrets stay private', async () => {
    copyDataDirectory();
    const tool = await open('tool');
    expect(tool.owned).toBe(true);
    await expect(open('server')).rejects.toThrow(/in use by another command \(process \d+\)/);
    await tool.clickhouse.command(facts);
    const waited = await openAfterClose(tool);
    expect(waited.owned).toBe(true);
    await waited.close();
    expect((await storedRows(await open('server'))).rows).toHaveLength(1);

    const mode = (file: string) => statSync(path.join(folder, file)).mode & 0o077;
    const leases = readdirSync(path.join(folder, 'run')).filter((name) => name.startsWith('lease-'));
    const lease = leases.sort().at(-1) ?? '';
    const { clickhouse } = JSON.parse(readFileSync(path.join(folder, 'run', lease), 'utf8')) as {
      clickhouse: { socketPath: string };
    };
    const privateFiles = ['postgres.json', 'run', path.join('run', lease), 'clickhouse', 'postgres'];
    for (const file of [...privateFiles, 'clickhouse-config.xml']) expect(mode(file)).toBe(0);
    expect(statSync(clickhouse.socketPath).mode & 0o177).toBe(0);
  });

  it('rejects tools while an exclusive tool has it open', async () => {
    copyDataDirectory();
    const move = await open('exclusive tool');
    expect(move.owned).toBe(true);
    await expect(open('server')).rejects.toThrow(/in use by another command \(process \d+\)/);
    await expect(open('exclusive tool')).rejects.toThrow(/in use by another command \(process \d+\)/);
    expect((await openAfterClose(move)).owned).toBe(true);
  });

  it('rejects a worker without a server', async () => {
    copyDataDirectory();
    const worker = startWorker(folder);
    await once(worker.process, 'exit');
    expect(worker.process.exitCode).toBe(1);
    expect(worker.output()).toMatch(/^A worker needs DATABASE_URL and CLICKHOUSE_URL.*\n$/);
  });

  it('may have a path beyond the socket path limit', async () => {
    const deep = path.join(parent, 'a-long-name-of-a-folder'.repeat(4), 'deep');
    copyDataDirectory(deep);
    const stores = await open('server', deep);
    expect(await stores.clickhouse.ping()).toBe(true);
  });

  it('may be in a private folder: for root PostgreSQL stores its files elsewhere', async () => {
    chmodSync(parent, 0o700);
    const stores = await open('server');
    expect(await stores.postgres.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const { databaseDir } = JSON.parse(readFileSync(path.join(folder, 'postgres.json'), 'utf8')) as {
      databaseDir: string;
    };
    expect(databaseDir.startsWith(folder)).toBe(process.getuid?.() !== 0);
    await stores.postgres.query(`UPDATE base SET generation = 7 WHERE code = 'gny'`);
    await stores.close();
    const next = await open('server');
    expect(await next.postgres.query(`SELECT generation FROM base WHERE code = 'gny'`)).toEqual([
      { generation: 7 },
    ]);
    await next.close();
    await removeFolder(databaseDir);
  });
});
