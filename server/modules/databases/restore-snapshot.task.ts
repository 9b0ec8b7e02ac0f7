import { restoreSnapshot } from '../../ingest/publish/change-snapshots.js';
import type { BaseToBuild } from '../../ingest/publish/build-generation.js';
import { rebuildTask } from './rebuild-task.js';

/** Snapshot to restore. */
export interface RestoreSnapshotInput extends BaseToBuild {
  snapshot: number;
}

/** Restores a removed snapshot and rebuilds the reports with it. */
export const restoreSnapshotTask = rebuildTask<RestoreSnapshotInput>({
  id: 'restoreSnapshot',
  title: { en: 'Snapshot restore', ru: 'Возврат среза' },
  successMessage: { en: 'The snapshot is restored', ru: 'Срез возвращён' },
  failureMessage: { en: 'The snapshot was not restored', ru: 'Срез не возвращён' },
  maxConcurrentPerAccount: 20,
  run: (parts, { base, code, snapshot }) => restoreSnapshot(parts, { base, code }, snapshot),
});
