import type { ImportParts } from '../import-job.js';
import type { BaseToBuild } from '../publish/build-generation.js';
import { removeSampleOf } from '../publish/change-snapshots.js';
import { sampleBases } from './generate-sample.js';

/**
 * Takes the sample data from every base, and has no start load them again; what people imported stays. Answers the codes of the
 * bases that held any. `tell` says how many bases are done, of how many. It may be killed and run again.
 */
export async function removeSample(
  parts: ImportParts,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<string[]> {
  const bases: BaseToBuild[] = await parts.stores.postgres.query(
    `SELECT id AS base, code FROM base WHERE code = ANY($1) OR EXISTS (
       SELECT FROM snapshot WHERE base_id = base.id AND sample AND state = 'published') ORDER BY priority, id`,
    [sampleBases.map(({ code }) => code)],
  );
  const removed: string[] = [];
  for (const [index, target] of bases.entries()) {
    onProgress(index, bases.length);
    if (await removeSampleOf(parts, target)) removed.push(target.code);
  }
  onProgress(bases.length, bases.length);
  return removed;
}
