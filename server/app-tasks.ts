import { buildGroupTask } from '../groups/build-group.task.js';
import { checkPositionsTask } from '../positions/check-positions.task.js';
import { clusterKeywordsTask } from '../clustering/cluster-keywords.task.js';
import { rebuildReportsTask } from '../databases/rebuild-reports.task.js';
import { importTask } from '../uploads/import.task.js';
import { recalculateGroupTask } from '../groups/recalculate-group.task.js';
import { removeSampleTask } from '../databases/remove-sample.task.js';
import { removeSnapshotTask } from '../databases/remove-snapshot.task.js';
import { restoreSnapshotTask } from '../databases/restore-snapshot.task.js';
import { toolRunTask } from '../tools/tool-run.task.js';
import type { TaskDefinition } from './task-definition.js';

/** Every task definition. The keys are stored in the database. */
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

/** Ids of the task definitions. */
export type TaskKindId = keyof typeof definitions;

/** Task definitions by id. */
export type TaskDefinitions = Readonly<Record<string, TaskDefinition | undefined>>;

export const taskKindIds = Object.keys(definitions) as TaskKindId[];

/** Task definitions by id. */
export const taskDefinitions: TaskDefinitions & typeof definitions = definitions;
