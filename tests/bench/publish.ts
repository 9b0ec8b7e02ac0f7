import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../server/config/config.js';
import { type CloneBounds, defaultCloneBounds } from '../../server/ingest/import-run.js';
import { silentProgress } from '../../server/ingest/import-progress.js';
import { importFiles } from '../../server/ingest/import-files.js';
import { removeSnapshot } from '../../server/ingest/publish/change-snapshots.js';
import { cleanUpImports } from '../../server/ingest/publish/clean-up-imports.js';
import { openStores } from '../../server/stores/open-stores.js';
import type { Stores } from '../../server/stores/stores.js';
import type { BenchOptions } from './bench-options.js';
import { latestDate, previousDate, writeFiles } from './build-data.js';
import { changeCostRows, changeCostText, measureChangeCost, type ChangeCost } from './change-cost.js';
import { tableRow, type TableRow } from './result-table.js';

/** Publish of a change next to the large database. */
interface PublishCost extends ChangeCost {
  change: string;
  form: 'clone' | 'complete';
}

const clones: CloneBounds = {
  ...defaultCloneBounds,
  minPositions: 1,
  maxKeywords: 1e9,
  maxShare: 1,
  maxReplacedShare: 1e9,
};
const boundsByForm = { clone: clones, complete: { ...clones, maxKeywords: -1 } } as const;

const base = 'gny';
/** Dates without results: after all dates, and between the two dates of the large database. */
const [newerDate, olderDate] = ['2026-11-10', '2026-09-25'];

/**
 * Measures changes of 1,000 and 100,000 keywords, published as clones and by complete derivations in turn. Files for
 * dates with results remain in the database.
 */
export async function measurePublish(
  options: BenchOptions,
  config: Config,
  log: Logger,
): Promise<PublishCost[]> {
  const stores = await openStores(config, log, { role: 'tool' });
  const folder = path.join(options.dataDir, 'changes');
  await mkdir(folder, { recursive: true });
  try {
    const costs: PublishCost[] = [];
    for (const keywords of [1_000, 100_000].filter((count) => count < options.keywords / 2)) {
      for (const change of createChanges(keywords)) {
        for (const [index, form] of (['clone', 'complete'] as const).entries()) {
          // The files of both forms differ, because the second one would be a duplicate.
          const file = await change.write(stores, folder, 2 + index);
          costs.push(await measureChange(stores, config, { ...change, file }, form));
        }
      }
    }
    return costs;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await stores.close();
  }
}

/** A change to publish. */
interface Change {
  name: string;
  date: string;
  resultScope?: 'domain';
  /** Writes one of several different files, and returns its path. */
  write(this: void, stores: Stores, folder: string, variant: number): Promise<string>;
}

function createChanges(keywords: number): Change[] {
  const writeResults = async (stores: Stores, folder: string, variant: number) => {
    const load = { format: 'csv', base, isPacked: false, keywords, snapshot: variant, target: 0, date: '' };
    const [file = ''] = await writeFiles(load, stores, folder);
    return file;
  };
  const writeAds = (stores: Stores, folder: string, variant: number) =>
    writeLines(stores, { keywords, folder, name: 'ads' }, (word) => ({
      type: 'ad',
      keyword: word,
      position: 1,
      url: 'https://shop.example/',
      title: `Ad ${variant}`,
    }));
  const writeExport = (stores: Stores, folder: string, variant: number) =>
    writeLines(stores, { keywords, folder, name: 'export' }, (word) => ({
      keyword: word,
      position: 10 - variant,
      url: 'https://shop.example/catalogue',
    }));
  return [
    { name: `${keywords} keywords, new date`, date: newerDate, write: writeResults },
    { name: `${keywords} keywords, new date between others`, date: olderDate, write: writeResults },
    { name: `ads of ${keywords} keywords, new date`, date: newerDate, write: writeAds },
    { name: `${keywords} keywords, newest date`, date: latestDate, write: writeResults },
    { name: `${keywords} keywords, older date`, date: previousDate, write: writeResults },
    { name: `ads of ${keywords} keywords, newest date`, date: latestDate, write: writeAds },
    {
      name: `domain export of ${keywords} keywords, newest date`,
      date: latestDate,
      resultScope: 'domain',
      write: writeExport,
    },
  ];
}

async function measureChange(
  stores: Stores,
  config: Config,
  { name, file, date, resultScope }: Change & { file: string },
  form: PublishCost['form'],
): Promise<PublishCost> {
  const cost = await measureChangeCost(stores, base, () =>
    importFiles(
      stores,
      { ...config, cloneBounds: boundsByForm[form] },
      { files: [{ path: file }], base, date, ...(resultScope && { resultScope }) },
    ),
  );
  console.log(changeCostText(`${name}, ${form}`, cost));
  if (date === newerDate || date === olderDate) await removeChange(stores, config, date);
  else await cleanUpImports(stores, 0);
  return { change: name, form, ...cost };
}

/** Removes the change, so that the next publish starts with the same database. */
async function removeChange(stores: Stores, config: Config, date: string): Promise<void> {
  const [target]: { base: number; code: string }[] = await stores.postgres.query(
    'SELECT id AS base, code FROM base WHERE code = $1',
    [base],
  );
  if (!target) throw new Error('the benchmark has no base');
  const parts = {
    stores,
    config: { ...config, cloneBounds: clones },
    progress: silentProgress,
    signal: undefined,
  };
  await removeSnapshot(parts, target, date);
  await stores.postgres.query(`UPDATE snapshot SET kept_until = now() WHERE state = 'removed'`);
  await cleanUpImports(stores, 0);
}

/** Seconds to import 365 dates of 100 keywords with 10 results each in one file, next to 10,000 keywords. */
export async function measureManyDates(options: BenchOptions, config: Config, log: Logger): Promise<number> {
  const folder = path.join(options.dataDir, 'dates');
  await mkdir(folder, { recursive: true });
  const stores = await openStores(config, log, { role: 'tool' });
  try {
    const target = { base: 'gmns', date: '2026-10-12' };
    const load = { ...target, format: 'csv', isPacked: false, keywords: 10_000, snapshot: 1, target: 0 };
    const files = await writeFiles(load, stores, folder);
    await importFiles(stores, config, { files: files.map((file) => ({ path: file })), ...target });
    const lines = ['keyword,position,url,date'];
    for (let day = 0; day < 365; day++) {
      const date = new Date(Date.UTC(2025, 9, 12 + day)).toISOString().slice(0, 10);
      for (let keyword = 0; keyword < 100; keyword++) {
        for (let position = 1; position <= 10; position++) {
          const site = (keyword * 7 + position + day) % 50;
          lines.push(`daily ${keyword},${position},https://site${site}.example/${keyword},${date}`);
        }
      }
    }
    const file = path.join(folder, 'daily.csv');
    await writeFile(file, lines.join('\n'));
    const started = performance.now();
    await importFiles(stores, config, { files: [{ path: file }], base: target.base });
    return (performance.now() - started) / 1000;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await stores.close();
  }
}

/** Row for the import of many dates. */
export function manyDatesRow(seconds: number): TableRow {
  return tableRow('365 dates of 100 keywords next to 10,000 keywords, s until they are published', {
    median: seconds.toFixed(1),
    target: '< 60',
    met: seconds < 60,
  });
}

/** Writes a file with one record for each of the first keywords. */
async function writeLines(
  stores: Stores,
  { keywords, folder, name }: { keywords: number; folder: string; name: string },
  createRecord: (word: string) => object,
): Promise<string> {
  const { rows } = await stores.clickhouse.query<{ word: string }>(
    `SELECT word FROM keyword_fact WHERE base = (SELECT min(base) FROM keyword_fact) AND has_results = 1
     GROUP BY word ORDER BY cityHash64(word) LIMIT {keywords:UInt32}`,
    { parameters: { keywords }, settings: { max_execution_time: 0, max_result_rows: 0 } },
  );
  const file = path.join(folder, `${name}-${keywords}.ndjson`);
  await writeFile(file, rows.map(({ word }) => JSON.stringify(createRecord(word))).join('\n'));
  return file;
}

/** Rows for the cost of publishing. */
export function publishRows(costs: readonly PublishCost[]): TableRow[] {
  return costs.flatMap(({ change, form, ...cost }) =>
    changeCostRows(`${change}: s until it is published (${form})`, cost),
  );
}
