import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { readState } from '../../support/base-state.js';
import { importContents } from '../../support/import-files.js';
import { openOwnServers, type TestStores } from '../../support/stores.js';
import { shortLivedProcessFlags } from '../../support/short-lived.js';
import { atDepth } from '../../support/test-depth.js';

const pagesOf = (date: string, shift: number): string =>
  Array.from(
    { length: 20_000 },
    (_, row) =>
      `key ${Math.floor(row / 40)},${(row % 40) + 1},https://site${(row * 7 + shift) % 977}.example/p${row % 13},${date},50`,
  ).join('\n');
const head = 'keyword,position,url,date,ws\n';
const own = `${head}key 1,1,https://mine.example/,2026-09-15,50`;

it(
  'removing the sample data, killed at any moment, leaves the reports unchanged and succeeds the next time',
  { timeout: 240_000 },
  async () => {
    const stores = await openOwnServers();
    await importContents(stores, { 'own.csv': own }, { base: 'msk' });
    const sample = `${head}${pagesOf('2026-09-01', 0)}\n${pagesOf('2026-10-01', 3)}`;
    await importContents(stores, { 'sample.csv': sample }, { base: 'gny', isSample: true });
    await importContents(stores, { 'own.csv': own }, { base: 'gny' });
    const before = await readState(stores, 'gny');
    for (const milliseconds of atDepth({ quick: [0, 150], deep: [0, 150], full: [0, 50, 100, 150, 300] })) {
      if (!(await runRemoval(stores, milliseconds))) break;
      expect(await readState(stores, 'gny')).toEqual(before);
    }
    await runRemoval(stores);
    expect(await readState(stores, 'gny')).toEqual(await readState(stores, 'msk'));
  },
);

/** Runs the command and kills it a given time after the rebuild starts. Returns whether it was killed. */
async function runRemoval(stores: TestStores, milliseconds?: number): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [...shortLivedProcessFlags, 'dist/server/cli/sample.js', '--remove'],
    {
      env: { ...process.env, DATA_DIR: stores.config.dataDir, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  child.stderr.on('data', (text: Buffer) => {
    if (milliseconds !== undefined && text.includes('deriving')) {
      setTimeout(() => child.kill('SIGKILL'), milliseconds);
    }
  });
  const [, signal] = await exited;
  return signal === 'SIGKILL';
}
