import type { DataSource } from 'typeorm';
import type { ImportDependencies } from '../import-run.js';
import type { BaseToBuild } from '../publish/build-generation.js';
import { mergeClone } from './merge-clone.js';
import { mergeDeltas } from './merge-deltas.js';

/** Rows that a merge of a base rewrote. */
export interface MergeOutcome {
  /** Tables of the clone whose deleted rows were removed. */
  tables: string[];
  /** ISO dates whose deltas were merged with their full snapshots. */
  dates: string[];
}

/**
 * Merges clones and deltas of a base before they exceed the bounds of imports. Reports and imports continue in the
 * meantime, and no report changes. Idempotent: a killed merge has published either nothing or all dates.
 */
export async function mergeChanges(
  dependencies: ImportDependencies,
  target: BaseToBuild,
): Promise<MergeOutcome> {
  const { clickhouse, postgres } = dependencies.stores;
  // On a cluster, imports write neither clones nor deltas. A damaged database is rebuilt instead.
  if (clickhouse.cluster !== undefined || (await isDamaged(postgres, target.base))) {
    return { tables: [], dates: [] };
  }
  const tables = await mergeClone(dependencies, target.base);
  return { tables, dates: await mergeDeltas(dependencies, target) };
}

async function isDamaged(postgres: DataSource, base: number): Promise<boolean> {
  const [row]: { damaged: boolean }[] = await postgres.query(
    'SELECT damaged_generation IS NOT DISTINCT FROM generation AS damaged FROM base WHERE id = $1',
    [base],
  );
  return row?.damaged ?? true;
}
