import type { ImportDependencies } from '../import-run.js';
import type { BaseToBuild } from '../publish/build-generation.js';
import { removeBaseSample } from '../publish/change-snapshots.js';
import { sampleBases } from './generate-sample.js';

/**
 * Removes the sample data of every base permanently and preserves imported data. Idempotent.
 * @param onProgress receives the number of processed bases and the total
 * @returns the codes of the bases that had sample data
 */
export async function removeSample(
  dependencies: ImportDependencies,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<string[]> {
  const bases: BaseToBuild[] = await dependencies.stores.postgres.query(
    `SELECT id AS base, code FROM base WHERE code = ANY($1) OR EXISTS (
       SELECT FROM snapshot WHERE base_id = base.id AND sample AND state = 'published') ORDER BY priority, id`,
    [sampleBases.map(({ code }) => code)],
  );
  const removedCodes: string[] = [];
  for (const [index, target] of bases.entries()) {
    onProgress(index, bases.length);
    if (await removeBaseSample(dependencies, target)) removedCodes.push(target.code);
  }
  onProgress(bases.length, bases.length);
  return removedCodes;
}
