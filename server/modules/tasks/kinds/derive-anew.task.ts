import { deriveAnew } from '../../../ingest/publish/derive-anew.js';
import type { BaseToBuild } from '../../../ingest/publish/build-generation.js';
import { rebuildTask } from './rebuild-stages.js';

/** The databases whose reports are to be derived anew. */
interface DeriveAnewInput {
  bases: readonly BaseToBuild[];
}

/** Derives the reports of databases anew from what was imported, one after another. */
export const deriveAnewTask = rebuildTask<DeriveAnewInput>({
  id: 'deriveAnew',
  title: { en: 'Recalculation of databases', ru: 'Пересчёт баз' },
  ready: { en: 'The databases are recalculated', ru: 'Базы пересчитаны' },
  failed: { en: 'The databases were not recalculated', ru: 'Базы не пересчитаны' },
  atOnce: 1,
  async run(parts, { bases }, done) {
    for (const [index, target] of bases.entries()) {
      done(index, bases.length);
      await deriveAnew(parts, target);
    }
  },
});
