import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import type { Stores } from '../../stores/stores.js';
import { importFiles } from '../import-files.js';
import { silentProgress, type ImportProgress } from '../import-progress.js';
import { removeBaseSample } from '../publish/change-snapshots.js';
import { generateSample, sampleBases, type SampleBase } from './generate-sample.js';
import type { SampleProgress } from './sample-progress.js';

const logIntervalMs = 2_000;

/** Logs the progress of the sample import at each step and at regular intervals. */
function logImportProgress(log: Logger, base: string): ImportProgress {
  let lastLogged = { phase: '', at: 0 };
  return {
    update({ phase, done, total, records }) {
      const now = Date.now();
      if (phase === lastLogged.phase && now - lastLogged.at < logIntervalMs) return;
      lastLogged = { phase, at: now };
      const share = total ? `${Math.min(100, Math.round((done / total) * 100))} %` : undefined;
      log.info({ base, phase, records, ...(share && { done: share }) }, 'loading the sample data');
    },
  };
}

/** Settings of the sample load. */
export type SampleConfig = Pick<Config, 'dataDir' | 'sampleKeywords' | 'sampleSeed' | 'clickhouseMemoryMb'>;

/** Dependencies of a sample load. */
export interface SampleDependencies {
  stores: Pick<Stores, 'postgres' | 'clickhouse'>;
  config: SampleConfig;
  log: Logger;
}

/** Sample databases without reports, the default one first. Databases whose sample data was removed are skipped. */
export async function findUnloadedBases({
  stores,
  config,
}: SampleDependencies): Promise<readonly SampleBase[]> {
  if (config.sampleKeywords === 0) return [];
  const rows: { code: string }[] = await stores.postgres.query(
    'SELECT code FROM base WHERE generation = 0 AND NOT sample_unwanted',
  );
  const codes = new Set(rows.map(({ code }) => code));
  return sampleBases.filter(({ code }) => codes.has(code));
}

/**
 * Imports the sample data of one database. An interrupted import publishes nothing and is repeated on the next start.
 * @throws AppError Cancelled or an AbortError if the signal is aborted
 */
export async function loadSampleBase(
  base: SampleBase,
  dependencies: SampleDependencies,
  progress: SampleProgress,
  signal: AbortSignal,
): Promise<void> {
  const { stores, config, log } = dependencies;
  const folder = path.join(config.dataDir, 'sample');
  const startedAtMs = Date.now();
  log.info({ base: base.code }, 'generating the sample data');
  try {
    // A killed process may have left its file.
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, `${base.code}.ndjson`);
    await writeSample(base, config, { file, progress, signal });
    const logProgress = logImportProgress(log, base.code);
    const summary = await importFiles(
      stores,
      config,
      { files: [{ path: file, name: `sample of ${base.code}` }], base: base.code, isSample: true, signal },
      {
        update: (state) => {
          logProgress.update(state);
          progress.update(base.code, state.phase, state.total ? state.done / state.total : 0);
        },
      },
    );
    await removeIfDeclined(base, dependencies, signal);
    const seconds = Math.round((Date.now() - startedAtMs) / 1000);
    log.info(
      { base: base.code, keywords: summary.keywords, records: summary.taken, seconds },
      'the sample data is there',
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface SampleOutput {
  file: string;
  progress: SampleProgress;
  signal: AbortSignal;
}

async function writeSample(
  base: SampleBase,
  { sampleSeed: seed, sampleKeywords: keywords }: SampleConfig,
  { file, progress, signal }: SampleOutput,
): Promise<void> {
  const lines = generateSample(base, { seed, keywords }, (share) =>
    progress.update(base.code, 'generate', share),
  );
  await pipeline(Readable.from(lines), createWriteStream(file), { signal });
}

/** Removes sample data that an administrator removed during the load, before it was published. */
async function removeIfDeclined(
  { code }: SampleBase,
  { stores, config }: SampleDependencies,
  signal: AbortSignal,
): Promise<void> {
  const [base]: { id: number }[] = await stores.postgres.query(
    'SELECT id FROM base WHERE code = $1 AND sample_unwanted',
    [code],
  );
  if (!base) return;
  await removeBaseSample({ stores, config, progress: silentProgress, signal }, { base: base.id, code });
}
