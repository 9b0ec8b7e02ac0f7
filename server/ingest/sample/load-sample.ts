import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import type { Stores } from '../../stores/stores.js';
import { importFiles } from '../import-files.js';
import { generateSample, sampleBases, type SampleBase } from './generate-sample.js';
import { sampleProgress } from './sample-progress.js';

type SampleConfig = Pick<
  Config,
  'dataDir' | 'sampleKeywords' | 'sampleSeed' | 'snapshotRetention' | 'clickhouseMemoryMb'
>;

/**
 * Imports the sample data into bases without any import history. Bases with reports, or with removed ones, are
 * skipped.
 * An interrupted import leaves nothing and is repeated on the next start.
 */
export async function loadSample(stores: Stores, config: SampleConfig, log: Logger): Promise<void> {
  if (config.sampleKeywords === 0) return;
  const folder = path.join(config.dataDir, 'sample');
  await rm(folder, { recursive: true, force: true });
  const empty = await emptyBases(stores);
  try {
    for (const base of sampleBases.filter(({ code }) => empty.has(code))) {
      await loadBase(base, folder, { stores, config, log });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function emptyBases({ postgres }: Stores): Promise<Set<string>> {
  const rows: { code: string }[] = await postgres.query(
    'SELECT code FROM base WHERE generation = 0 AND NOT sample_unwanted',
  );
  return new Set(rows.map(({ code }) => code));
}

interface Load {
  stores: Stores;
  config: SampleConfig;
  log: Logger;
}

async function loadBase(base: SampleBase, folder: string, { stores, config, log }: Load): Promise<void> {
  const started = Date.now();
  log.info({ base: base.code }, 'generating the sample data');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${base.code}.ndjson`);
  await writeSample(base, { seed: config.sampleSeed, keywords: config.sampleKeywords }, file);
  const files = [{ path: file, name: `sample of ${base.code}` }];
  const summary = await importFiles(
    stores,
    config,
    { files, base: base.code, isSample: true },
    sampleProgress(log, base.code),
  );
  const seconds = Math.round((Date.now() - started) / 1000);
  log.info(
    { base: base.code, keywords: summary.keywords, records: summary.taken, seconds },
    'the sample data is there',
  );
  await rm(file, { force: true });
}

async function writeSample(
  base: SampleBase,
  options: Parameters<typeof generateSample>[1],
  file: string,
): Promise<void> {
  await pipeline(Readable.from(generateSample(base, options)), createWriteStream(file));
}
