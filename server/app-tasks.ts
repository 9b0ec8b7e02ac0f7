import { buildGroupTask } from './modules/groups/build-group.task.js';
import { checkPositionsTask } from './modules/positions/check-positions.task.js';
import { clusterKeywordsTask } from './modules/clustering/cluster-keywords.task.js';
import { rebuildReportsTask } from './modules/databases/rebuild-reports.task.js';
import { importTask } from './modules/uploads/import.task.js';
import { recalculateGroupTask } from './modules/groups/recalculate-group.task.js';
import { removeSampleTask } from './modules/databases/remove-sample.task.js';
import { removeSnapshotTask } from './modules/databases/remove-snapshot.task.js';
import { restoreSnapshotTask } from './modules/databases/restore-snapshot.task.js';
import { toolRunTask } from './modules/tools/tool-run.task.js';
import type { TaskDefinitions } from './modules/tasks/task-definition.js';

/** Task definitions of all modules. The keys are their ids, which are stored in the database. */
export const taskDefinitions = {
  import: importTask,
  group: buildGroupTask,
  groupCompetitors: recalculateGroupTask,
  removeSnapshot: removeSnapshotTask,
  restoreSnapshot: restoreSnapshotTask,
  deriveAnew: rebuildReportsTask,
  removeSample: removeSampleTask,
  tool: toolRunTask,
  positions: checkPositionsTask,
  clustering: clusterKeywordsTask,
} satisfies TaskDefinitions;
