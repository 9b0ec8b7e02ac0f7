import {
  clonedTable,
  countStoredRows,
  findClone,
  generationTables,
  measureDeletedShare,
  type GenerationTable,
} from '../../stores/clickhouse/generation-tables.js';
import { defaultCloneBounds, jobSettings, type ImportDependencies } from '../import-run.js';

/** Threads of a merge, which leaves the others to requests. */
const mergeThreads = 1;

/** The published generation of a base. */
interface PublishedGeneration {
  id: number;
  counts: Partial<Record<GenerationTable, number>>;
}

/**
 * Removes the deleted rows from the parts of the published clone, one table at a time. The content does not change, so
 * it needs no lock. A clone that an import publishes in the meantime has the merged parts of the tables so far, and the
 * merge continues with this clone.
 * @returns the merged tables
 */
export async function mergeClone(dependencies: ImportDependencies, base: number): Promise<GenerationTable[]> {
  const { stores, config, signal } = dependencies;
  const bounds = config.cloneBounds ?? defaultCloneBounds;
  const first = await findPublishedClone(dependencies, base);
  if (!first) return [];
  const positions = first.counts.position_by_domain ?? 0;
  const deletedShare = await measureDeletedShare(stores.clickhouse, first.id, positions);
  if (deletedShare === 0 || deletedShare < bounds.maxReplacedShare * bounds.mergeFromShare) return [];
  const merged: GenerationTable[] = [];
  for (const table of generationTables) {
    signal?.throwIfAborted();
    const clone = await findPublishedClone(dependencies, base);
    if (!clone) break;
    const stored = (await countStoredRows(stores.clickhouse, clone.id)).get(table) ?? 0;
    if (stored <= (clone.counts[table] ?? stored)) continue;
    await stores.clickhouse.command(`OPTIMIZE TABLE ${clonedTable(table, clone.id)} FINAL`, {
      settings: jobSettings(config, mergeThreads),
      signal,
      tag: { operation: `merge of base ${base}` },
    });
    merged.push(table);
  }
  return merged;
}

async function findPublishedClone(
  { stores: { postgres, clickhouse } }: ImportDependencies,
  base: number,
): Promise<PublishedGeneration | undefined> {
  const [generation]: PublishedGeneration[] = await postgres.query(
    `SELECT generation.id, counts FROM base JOIN generation ON generation.id = base.generation WHERE base.id = $1`,
    [base],
  );
  return generation && (await findClone(clickhouse, generation.id)) ? generation : undefined;
}
