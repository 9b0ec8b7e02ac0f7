import { restoreSnapshot } from '../../../ingest/publish/change-snapshots.js';
import type { BaseToBuild } from '../../../ingest/publish/build-generation.js';
import { rebuildTask } from './rebuild-task.js';

/** Which snapshot is to come back. */
export interface RestoreSnapshotInput extends BaseToBuild {
  snapshot: number;
}

/** Brings a removed snapshot back: the reports are then as they were with it. */
export const restoreSnapshotTask = rebuildTask<RestoreSnapshotInput>({
  id: 'restoreSnapshot',
  title: { en: 'Return of a snapshot', ru: 'Возврат среза' },
  successMessage: { en: 'The snapshot is back', ru: 'Срез возвращён' },
  failureMessage: { en: 'The snapshot was not restored', ru: 'Срез не возвращён' },
  maxConcurrentPerAccount: 20,
  run: (parts, { base, code, snapshot }) => restoreSnapshot(parts, { base, code }, snapshot),
});
