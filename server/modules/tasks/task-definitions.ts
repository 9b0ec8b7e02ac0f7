import { buildGroupTask } from './kinds/build-group.task.js';
import { checkPositionsTask } from './kinds/check-positions.task.js';
import { clusterKeywordsTask } from './kinds/cluster-keywords.task.js';
import { rebuildReportsTask } from './kinds/rebuild-reports.task.js';
import { importTask } from './kinds/import.task.js';
import { recalculateGroupTask } from './kinds/recalculate-group.task.js';
import { removeSampleTask } from './kinds/remove-sample.task.js';
import { removeSnapshotTask } from './kinds/remove-snapshot.task.js';
import { restoreSnapshotTask } from './kinds/restore-snapshot.task.js';
import { toolRunTask } from './kinds/tool-run.task.js';
import type { TaskDefinition } from './task-definition.js';

/** Every kind of task. */
const definitions = {
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
} as const;

/** Ids of the kinds. */
export type TaskKindId = keyof typeof definitions;

/** Kinds by their ids. */
export type TaskDefinitions = Readonly<Record<string, TaskDefinition | undefined>>;

export const taskKindIds = Object.keys(definitions) as TaskKindId[];

/** Kinds by their ids, as tasks name them. */
export const taskDefinitions: TaskDefinitions & typeof definitions = definitions;
