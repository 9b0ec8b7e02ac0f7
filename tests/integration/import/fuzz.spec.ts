import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../server/errors/app-error.js';
import { silentProgress } from '../../../server/ingest/import-progress.js';
import type { ImportRun } from '../../../server/ingest/import-run.js';
import { inspectDirectly } from '../../support/inspect-directly.js';
import { countRecords } from '../../../server/ingest/load/count-records.js';
import { stageFiles } from '../../../server/ingest/staging/stage-files.js';
import {
  addOptionalColumns,
  createStaging,
  dropStaging,
} from '../../../server/ingest/staging/staging-table.js';
import type { ExportSample } from '../../support/export-samples.js';
import { openTestStores, type TestStores } from '../../support/stores.js';
import {
  encodeTable,
  fileVariants,
  editTable,
  edits,
  tableOf,
  tableSamples,
  type Table,
} from '../../support/table-variants.js';
import { atDepth } from '../../support/test-depth.js';

let stores: TestStores;
/** Larger than any real import id. */
let lastRun = 900_000;

beforeAll(async () => {
  stores = await openTestStores();
});

const fileOf = (name: string) => path.join(stores.config.dataDir, name);

async function tableIn(sample: ExportSample): Promise<Table> {
  await writeFile(fileOf(sample.name), sample.text);
  const [inspection] = await inspectDirectly(fileOf(sample.name));
  return tableOf(sample, inspection?.delimiter ?? ',', inspection?.headerLine ?? 1);
}

/** Stages a file as an import does before it writes facts. */
async function stageFile({ options = {} }: ExportSample, name: string, content: Buffer | string) {
  await writeFile(fileOf(name), content);
  const run: ImportRun = {
    stores,
    config: stores.config,
    id: ++lastRun,
    progress: silentProgress,
    signal: undefined,
  };
  const defaults = {
    base: 'gny',
    bases: ['gny'],
    date: '2026-11-20',
    explicitDate: options.date,
    domain: options.domain,
  };
  await createStaging(stores.clickhouse, run.id);
  try {
    const { staged: tables } = await stageFiles(run, [{ path: fileOf(name) }], [defaults]);
    await addOptionalColumns(stores.clickhouse, run.id);
    const counts = await countRecords(run, tables);
    return { counts, tables };
  } finally {
    await dropStaging(stores.clickhouse, run.id);
  }
}

describe(
  'a damaged table in the engine',
  { timeout: atDepth({ quick: 240_000, deep: 240_000, full: 1_200_000 }) },
  () => {
    it('with dropped, duplicated and renamed columns is imported or rejected row by row, or rejected with a message', async () => {
      const cases = fc.sample(fc.tuple(fc.constantFrom(...tableSamples), edits, fileVariants), {
        numRuns: atDepth({ quick: 16, deep: 80, full: 400 }),
        seed: 31,
      });
      const outcomes = { read: 0, refused: 0 };
      for (const [sample, edit, dress] of cases) {
        const table = editTable(await tableIn(sample), edit);
        const file = encodeTable(sample, table, { ...dress, upper: false, encoding: 'utf8' });
        try {
          const { counts, tables } = await stageFile(sample, file.name, file.content);
          const [one] = tables;
          const { records, blank, beside: ignoredLines, taken, outside, own, stored } = counts;
          expect(records + blank + ignoredLines, JSON.stringify(table)).toBe(one?.recordsSent);
          // Row readers may produce several records per row; other formats produce exactly one.
          if (one?.plan.layout) {
            expect(records + blank + (one?.earlyRejects.length ?? 0), JSON.stringify(table)).toBe(
              table.rows.length - 1,
            );
          }
          expect(stored + outside + own).toBeLessThanOrEqual(taken);
          expect(taken).toBeLessThanOrEqual(records);
          outcomes.read++;
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          outcomes.refused++;
        }
      }
      expect(Math.min(outcomes.read, outcomes.refused)).toBeGreaterThan(2);
    });
  },
);
