import { removeSnapshot } from '../../ingest/publish/change-snapshots.js';
import type { BaseToBuild } from '../../ingest/publish/build-generation.js';
import { rebuildTask } from './rebuild-task.js';

/** Snapshot to remove. */
export interface RemoveSnapshotInput extends BaseToBuild {
  /** ISO date. */
  date: string;
}

/** Removes the snapshot of a date and rebuilds the reports without it. */
export const removeSnapshotTask = rebuildTask<RemoveSnapshotInput>({
  id: 'removeSnapshot',
  title: { en: 'Removal of a snapshot', ru: 'Удаление среза' },
  successMessage: { en: 'The snapshot is removed', ru: 'Срез удалён' },
  failureMessage: { en: 'The snapshot was not removed', ru: 'Срез не удалён' },
  maxConcurrentPerAccount: 20,
  run: (parts, { base, code, date }) => removeSnapshot(parts, { base, code }, date),
});
