import { rebuildReports } from '../../ingest/publish/rebuild-reports.js';
import type { BaseToBuild } from '../../ingest/publish/build-generation.js';
import { rebuildTask } from './rebuild-task.js';

/** Databases whose reports are rebuilt. */
interface RebuildReportsInput {
  bases: readonly BaseToBuild[];
}

/** Rebuilds the reports of databases from their snapshots, one database at a time. */
export const rebuildReportsTask = rebuildTask<RebuildReportsInput>({
  id: 'deriveAnew',
  title: { en: 'Recalculation of databases', ru: 'Пересчёт баз' },
  successMessage: { en: 'The databases are recalculated', ru: 'Базы пересчитаны' },
  failureMessage: { en: 'The databases were not recalculated', ru: 'Базы не пересчитаны' },
  maxConcurrentPerAccount: 1,
  async run(parts, { bases }, onProgress) {
    for (const [index, target] of bases.entries()) {
      onProgress(index, bases.length);
      await rebuildReports(parts, target);
    }
  },
});
