import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { importFiles } from '../../../server/ingest/import-files.js';
import { readState } from '../../support/base-state.js';
import { importContents, writeFiles } from '../../support/import-files.js';
import { openOwnServers, type TestStores } from '../../support/stores.js';
import { shortLivedProcessFlags } from '../../support/short-lived.js';

/** Runs the command in a process and kills it a given time after a log line. Returns false if it ended before. */
async function runKilledImport(
  stores: TestStores,
  file: string,
  phase: string,
  milliseconds: number,
): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [...shortLivedProcessFlags, 'dist/server/cli/import.js', '--base', 'gkv', file],
    {
      env: { ...process.env, DATA_DIR: stores.config.dataDir, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  child.stderr.on('data', (text: Buffer) => {
    if (text.includes(phase)) setTimeout(() => child.kill('SIGKILL'), milliseconds);
  });
  const [, signal] = await exited;
  return signal === 'SIGKILL';
}

it(
  'an import killed at any moment leaves every report unchanged and succeeds the next time',
  { timeout: 240_000 },
  async () => {
    const stores = await openOwnServers();
    const rows = (date: string, shift: number) =>
      Array.from(
        { length: 16_000 },
        (_, row) =>
          `key ${Math.floor(row / 40)},${(row % 40) + 1},https://site${(row * 7 + shift) % 977}.example/p${row % 13},${date},${row % 900}`,
      );
    const file = (date: string, shift: number) =>
      ['keyword,position,url,date,ws', ...rows(date, shift)].join('\n');
    await importContents(stores, { 'old.csv': file('2026-09-01', 0) }, { base: 'gkv' });
    let before = await readState(stores, 'gkv');
    let [next = ''] = await writeFiles(stores, { 'next.csv': file('2026-10-01', 3) });
    // The import is killed during staging, during fact writes, and while tables of the generation are written.
    const moments: readonly (readonly [phase: string, milliseconds: number])[] = [
      ['deriving', 200],
      ['reading', 0],
      ['loading', 50],
      ['deriving', 0],
    ];
    let kills = 0;
    for (let attempt = 0; kills < moments.length; attempt++) {
      const [phase, milliseconds] = moments[kills] ?? expect.fail();
      if (await runKilledImport(stores, next, phase, milliseconds / (1 + attempt - kills))) {
        kills++;
        expect(await readState(stores, 'gkv')).toEqual(before);
      } else {
        // The import finished before the kill, so its published state becomes the expected one.
        before = await readState(stores, 'gkv');
        [next = ''] = await writeFiles(stores, { 'next.csv': file('2026-10-01', 4 + attempt) });
      }
    }
    const summary = await importFiles(stores, stores.config, { files: [{ path: next }], base: 'gkv' });
    expect(summary.rejected).toBe(0);
    expect(await readState(stores, 'gkv')).not.toEqual(before);
    const remaining = await stores.clickhouse.query<{ name: string }>(
      `SELECT name FROM system.tables WHERE database = currentDatabase() AND match(name, '^(staging|touched|ascii)_')`,
    );
    expect(remaining.rows).toEqual([]);
    const building: unknown[] = await stores.postgres.query(
      `SELECT id FROM snapshot WHERE state = 'building' UNION ALL SELECT id FROM generation WHERE state = 'building'`,
    );
    expect(building).toEqual([]);
  },
);
