import { removeSnapshot } from '../../../ingest/publish/change-snapshots.js';
import type { BaseToBuild } from '../../../ingest/publish/build-generation.js';
import { rebuildTask } from './rebuild-task.js';

/** Which snapshot is to be removed. */
export interface RemoveSnapshotInput extends BaseToBuild {
  /** ISO date. */
  date: string;
}

/** Removes the snapshot of a date: the reports are then as if it had never been imported. */
export const removeSnapshotTask = rebuildTask<RemoveSnapshotInput>({
  id: 'removeSnapshot',
  title: { en: 'Removal of a snapshot', ru: 'Удаление среза' },
  successMessage: { en: 'The snapshot is removed', ru: 'Срез удалён' },
  failureMessage: { en: 'The snapshot was not removed', ru: 'Срез не удалён' },
  maxConcurrentPerAccount: 20,
  run: (parts, { base, code, date }) => removeSnapshot(parts, { base, code }, date),
});
