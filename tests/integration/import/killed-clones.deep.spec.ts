import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { cleanUpImports } from '../../../server/ingest/publish/clean-up-imports.js';
import { listClonedTables } from '../../../server/stores/clickhouse/generation-tables.js';
import { deltaTable, factTables, ownRowsTable } from '../../../server/stores/clickhouse/snapshot-deltas.js';
import { projectRoot } from '../../../server/process/project-root.js';
import { readState } from '../../support/base-state.js';
import { randomNumbers, randomRows, csvOf } from '../../support/derived-state.js';
import { importFiles } from '../../../server/ingest/import-files.js';
import { cloneAlways } from '../../support/clone-sequences.js';
import { importContents, published, publishedRows, writeFiles } from '../../support/import-files.js';
import { atDepth } from '../../support/test-depth.js';
import { openOwnServers, type TestStores } from '../../support/stores.js';

const base = 'gny';
const date = '2026-11-01';
const worker = path.join(projectRoot, 'dist/tests/integration/import/support/publish-clones.js');

/**
 * Starts a process that publishes clones and kills it.
 * @param waitForKill resolves when the process is to be killed; receives a promise of the first complete cycle
 * @returns the output of the process
 */
async function publishAndKill(
  stores: TestStores,
  files: readonly string[],
  waitForKill: (cycle: Promise<void>) => Promise<void>,
): Promise<string> {
  const child = spawn(process.execPath, [worker, stores.config.dataDir, base, date, ...files], {
    env: { ...process.env, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let endCycle: () => void = () => undefined;
  const cycle = new Promise<void>((resolve) => {
    endCycle = resolve;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('removed')) endCycle();
    });
  }
  const exit = once(child, 'exit');
  await once(child.stdout, 'data');
  await waitForKill(cycle);
  child.kill('SIGKILL');
  await exit;
  return output;
}

/** Published states by the last step that the process printed before it was killed. */
function allowedStates(
  output: string,
  [removed, imported, added]: readonly [string, string, string],
): string[] {
  const [step] = output.match(/ready|imported|added|merged|removed/g)?.slice(-1) ?? [];
  if (step === 'imported') return [imported, added];
  if (step === 'added') return [added];
  if (step === 'merged') return [added, removed];
  return [removed, imported];
}

/** Reads tables of the published generation until it is stopped. Each reading must be consistent in itself. */
async function readUntil(stores: TestStores, signal: AbortSignal): Promise<number> {
  let readings = 0;
  while (!signal.aborted) {
    const [row] = await publishedRows<Record<'domains' | 'urls' | 'results', number>>(
      stores,
      base,
      `SELECT (SELECT count() FROM position_by_domain WHERE ${published}) AS domains,
         (SELECT count() FROM position_by_url WHERE ${published}) AS urls,
         (SELECT sum(length(url_hashes)) FROM result_set WHERE ${published}) AS results`,
    );
    expect(row?.domains).toBeGreaterThan(0);
    expect([row?.urls, row?.results]).toEqual([row?.domains, row?.domains]);
    readings += 1;
    // Leaves processor time to the killed processes.
    await sleep(50);
  }
  return readings;
}

it(
  'a killed publish or merge of clones and deltas leaves the last acknowledged state or the next one, and no tables or facts',
  { timeout: 3_600_000 },
  async () => {
    const stores = await openOwnServers();
    const random = randomNumbers(Number(process.env['TEST_SEED'] ?? 5));
    for (const old of ['2026-09-01', '2026-10-01']) {
      await importContents(stores, { 'old.csv': csvOf(randomRows(random, old, 300, 90)) }, { base });
    }
    const before = JSON.stringify(await readState(stores, base));
    const files = await writeFiles(stores, {
      'new.csv': csvOf(randomRows(random, date, 300, 5)),
      'added.csv': csvOf(randomRows(random, date, 300, 2)),
    });
    const bounded = {
      ...stores,
      config: { ...stores.config, cloneBounds: cloneAlways } as TestStores['config'],
    };
    const [newFile = '', addedFile = ''] = files;
    const importFile = async (file: string) => {
      await importFiles(bounded, bounded.config, { files: [{ path: file }], base, date });
      return JSON.stringify(await readState(stores, base));
    };
    const states = [before, await importFile(newFile), await importFile(addedFile)] as const;
    expect(new Set(states).size).toBe(states.length);
    const reading = new AbortController();
    const readings = readUntil(stores, reading.signal);
    let readyAt = performance.now();
    const outputs = [
      await publishAndKill(stores, files, (cycle) => {
        readyAt = performance.now();
        return cycle;
      }),
    ];
    const cycleMs = Math.ceil(performance.now() - readyAt);
    for (let kill = 0; kill < atDepth({ quick: 0, deep: 8, full: 100 }); kill++) {
      const output = await publishAndKill(stores, files, () => sleep(random(cycleMs)));
      outputs.push(output);
      const state = JSON.stringify(await readState(stores, base));
      expect(allowedStates(output, states), `kill ${kill}: ${output}`).toContain(state);
    }
    reading.abort();
    expect(await readings).toBeGreaterThan(0);
    expect(outputs.join('\n')).not.toMatch(/error/i);
    expect(outputs.join('\n')).toContain('merged');

    await cleanUpImports(stores, 0);
    const generations: { id: number; state: string }[] = await stores.postgres.query(
      'SELECT id, state FROM generation',
    );
    expect(generations.map(({ state }) => state)).toEqual(['published']);
    const clones = [...(await listClonedTables(stores.clickhouse)).keys()];
    expect(clones.filter((clone) => clone !== generations[0]?.id)).toEqual([]);
    // Snapshots in ClickHouse are those of PostgreSQL, including removed ones that can be restored.
    const known: { id: number }[] = await stores.postgres.query('SELECT id FROM snapshot');
    const tables = [...factTables.map(ownRowsTable), deltaTable];
    const stored = await stores.clickhouse.query<{ id: number }>(
      `SELECT DISTINCT id FROM (${tables.map((table) => `SELECT DISTINCT snapshot AS id FROM ${table}`).join(' UNION ALL ')})`,
    );
    const snapshotIds = new Set(known.map(({ id }) => id));
    expect(stored.rows.filter(({ id }) => !snapshotIds.has(id))).toEqual([]);
  },
);
