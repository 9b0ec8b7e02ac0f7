import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { Logger } from 'pino';
import type { Config } from '../../server/config/config.js';
import { importFiles } from '../../server/ingest/import-files.js';
import type { ImportStores } from '../../server/ingest/import-run.js';
import type { ImportSummary } from '../../server/ingest/import-summary.js';
import {
  bulkDepth,
  bulkKeywordsSql,
  bulkParameters,
  bulkResultsSql,
} from '../../server/ingest/sample/bulk-sample.js';
import { openStores } from '../../server/stores/open-stores.js';
import type { Stores } from '../../server/stores/stores.js';
import type { BenchOptions } from './bench-options.js';
import { diskUsageText, watchDisk } from './disk-watch.js';
import { peakMemoryMb } from './export-memory.js';
import { findEngine } from './processor-time.js';
import { serperSql } from './serper-sql.js';

/** Import rate of a format, from the first byte to the published reports. */
export interface ImportRate {
  format: string;
  rows: number;
  seconds: number;
  bytes: number;
  /** Target in rows per second. */
  target: number;
  /** Peak memory of the importing process and its engine so far, in megabytes. */
  peakMb: number;
  enginePeakMb: number;
  /**
   * Rate at which ClickHouse reads the same file into a sorted table, in rows per second; undefined if not measured.
   */
  engineRate?: number | undefined;
}

/** Dates of the large database. */
export const [previousDate, latestDate] = ['2026-09-12', '2026-10-12'];
const seed = 1;
const domains = 300_000;
/** The earlier snapshot contains one in this many keywords. */
const previousFraction = 10;

/** An import to measure. */
export interface ImportLoad {
  format: string;
  base: string;
  date: string;
  keywords: number;
  snapshot: number;
  target: number;
  isPacked: boolean;
}

/**
 * Creates the missing data of the benchmark.
 * @returns the rates of the imports it ran
 */
export async function buildData(options: BenchOptions, config: Config, log: Logger): Promise<ImportRate[]> {
  await mkdir(options.dataDir, { recursive: true });
  const stores = await openStores(config, log, { role: 'tool' });
  try {
    const rates: ImportRate[] = [];
    for (const load of createLoads(options)) {
      if (await isLoaded(stores, load)) continue;
      rates.push(await measureLoad(load, stores, config, path.join(options.dataDir, 'files')));
    }
    return rates;
  } finally {
    await stores.close();
  }
}

/** Imports of the benchmark in order. */
export function createLoads({ keywords, slice, packed }: BenchOptions): ImportLoad[] {
  const csv = { format: 'csv', base: 'gny', isPacked: packed };
  const sliceLoad = { date: latestDate, keywords: slice, snapshot: 1, isPacked: false };
  return [
    {
      ...csv,
      date: previousDate,
      keywords: Math.ceil(keywords / previousFraction),
      snapshot: 0,
      target: 300_000,
    },
    { ...csv, date: latestDate, keywords, snapshot: 1, target: 250_000 },
    { format: 'ndjson', base: 'gru', ...sliceLoad, target: 250_000 },
    { format: 'serper', base: 'gkv', ...sliceLoad, target: 150_000 },
  ];
}

async function isLoaded({ postgres }: Stores, { base, date }: ImportLoad): Promise<boolean> {
  const rows: unknown[] = await postgres.query(
    `SELECT 1 FROM snapshot JOIN base ON base.id = snapshot.base_id WHERE base.code = $1 AND snapshot.date = $2 AND snapshot.state = 'published' AND base.generation > 0`,
    [base, date],
  );
  return rows.length > 0;
}

async function measureLoad(
  load: ImportLoad,
  stores: Stores,
  config: Config,
  folder: string,
): Promise<ImportRate> {
  await mkdir(folder, { recursive: true });
  const files = await writeFiles(load, stores, folder);
  const bytes = await sizeOf(files);
  const rows = countRows(load);
  console.log(
    `importing ${rows.toLocaleString('en')} rows of ${load.format} (${Math.round(bytes / 1e6)} MB) …`,
  );
  const started = performance.now();
  const { result: summary, peak } = await watchDisk(stores.clickhouse, () =>
    importLoad(load, files, stores, config),
  );
  const seconds = (performance.now() - started) / 1000;
  console.log(`… in ${seconds.toFixed(1)} s, on the disk at most ${diskUsageText(peak)}`);
  const peakMb = await peakMemoryMb(process.pid);
  const enginePeakMb = await peakMemoryMb(await findEngine(process.pid));
  const measuresEngine = load.format === 'csv' && !load.isPacked;
  const engineRate = measuresEngine ? rows / (await measureEngineRead(stores, files[0] ?? '')) : undefined;
  if (summary.rejected > 0) {
    throw new Error(`${summary.rejected} records of the benchmark's own ${load.format} were rejected`);
  }
  await rm(folder, { recursive: true, force: true });
  return {
    format: `${load.format} → ${load.base}, ${load.date}`,
    rows,
    seconds,
    bytes,
    target: load.target,
    peakMb,
    enginePeakMb,
    engineRate,
  };
}

/** Imports the files written for a load. */
export function importLoad(
  { base, date }: ImportLoad,
  files: readonly string[],
  stores: ImportStores,
  config: Config,
): Promise<ImportSummary> {
  return importFiles(stores, config, { files: files.map((file) => ({ path: file })), base, date });
}

/** Seconds that ClickHouse needs to read a file of results into a table sorted for lookups. */
async function measureEngineRead({ clickhouse }: Stores, file: string): Promise<number> {
  await clickhouse.command('DROP TABLE IF EXISTS bench_alone');
  await clickhouse.command(
    'CREATE TABLE bench_alone (keyword String, position UInt8, url String, title String) ENGINE = MergeTree ORDER BY (keyword, position)',
  );
  try {
    const started = performance.now();
    await clickhouse.insert(
      'INSERT INTO bench_alone (keyword, position, url, title) FORMAT CSVWithNames',
      createReadStream(file),
      { settings: { max_execution_time: 0, max_memory_usage: 0 } },
    );
    return (performance.now() - started) / 1000;
  } finally {
    await clickhouse.command('DROP TABLE bench_alone');
  }
}

/** Number of results in an import. */
export function countRows({ keywords }: ImportLoad): number {
  return keywords * bulkDepth;
}

/**
 * Writes the files of an import.
 * @returns their paths
 */
export async function writeFiles(load: ImportLoad, stores: Stores, folder: string): Promise<string[]> {
  const parameters = bulkParameters({ seed, keywords: load.keywords, domains, snapshot: load.snapshot });
  const write = async (name: string, sql: string, format: string): Promise<string> => {
    const file = path.join(folder, load.isPacked ? `${name}.gz` : name);
    const settings = { max_execution_time: 0, max_result_rows: 0, max_result_bytes: 0, max_memory_usage: 0 };
    await pipeline(
      await stores.clickhouse.stream(sql, format, { parameters, settings }),
      load.isPacked ? createGzip({ level: constants.Z_BEST_SPEED }) : new PassThrough(),
      createWriteStream(file),
    );
    return file;
  };
  console.log(`writing ${load.keywords.toLocaleString('en')} keywords of ${load.format} …`);
  if (load.format === 'serper') return [await write('results.jsonl', serperSql(), 'JSONEachRow')];
  const [format, extension] = load.format === 'csv' ? ['CSVWithNames', 'csv'] : ['JSONEachRow', 'ndjson'];
  return [
    await write(`results.${extension}`, bulkResultsSql(), format),
    await write(`keywords.${extension}`, bulkKeywordsSql(), format),
  ];
}

async function sizeOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
