import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../server/config/config.js';
import { silentProgress } from '../../server/ingest/import-progress.js';
import { defaultCloneBounds, type ImportDependencies } from '../../server/ingest/import-run.js';
import { importFiles } from '../../server/ingest/import-files.js';
import { mergeClone } from '../../server/ingest/merge/merge-clone.js';
import { mergeDeltas } from '../../server/ingest/merge/merge-deltas.js';
import { openStores } from '../../server/stores/open-stores.js';
import type { BenchOptions } from './bench-options.js';
import { latestDate, writeFiles } from './build-data.js';
import { changeCostRows, changeCostText, measureChangeCost } from './change-cost.js';
import type { TableRow } from './result-table.js';

const base = 'gny';
const changedKeywords = 100_000;

/**
 * Publishes a change of 100,000 keywords at the newest date as a clone, then merges the clone and the delta. The merge
 * does not wait for its threshold.
 */
export async function measureMerge(options: BenchOptions, config: Config, log: Logger): Promise<TableRow[]> {
  const stores = await openStores(config, log, { role: 'tool' });
  const folder = path.join(options.dataDir, 'changes');
  await mkdir(folder, { recursive: true });
  try {
    const [target]: { base: number; code: string; generation: number }[] = await stores.postgres.query(
      'SELECT id AS base, code, generation FROM base WHERE code = $1',
      [base],
    );
    if (!target) throw new Error('the benchmark has no base');
    const dependencies: ImportDependencies = {
      stores,
      config: {
        ...config,
        cloneBounds: { ...defaultCloneBounds, maxKeywords: changedKeywords * 2, mergeFromShare: 0 },
      },
      progress: silentProgress,
      signal: undefined,
    };
    // A file with the content of an earlier run would be a duplicate.
    const variant = { snapshot: target.generation, keywords: changedKeywords };
    const [file = ''] = await writeFiles(
      { format: 'csv', base, isPacked: false, target: 0, date: '', ...variant },
      stores,
      folder,
    );
    const steps: [string, () => Promise<unknown>][] = [
      [
        `${changedKeywords} keywords, newest date: s until it is published (clone)`,
        () => importFiles(stores, dependencies.config, { files: [{ path: file }], base, date: latestDate }),
      ],
      ['removal of the rows that the clone has deleted, s', () => mergeClone(dependencies, target.base)],
      ['merge of the delta with its snapshot, s', () => mergeDeltas(dependencies, target)],
    ];
    const rows: TableRow[] = [];
    for (const [label, run] of steps) {
      let outcome: unknown;
      const cost = await measureChangeCost(stores, base, async () => (outcome = await run()));
      console.log(changeCostText(label, cost), JSON.stringify(outcome).slice(0, 200));
      rows.push(...changeCostRows(label, cost));
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await stores.close();
  }
}
