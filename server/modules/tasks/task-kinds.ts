import { buildGroupTask } from './kinds/build-group.task.js';
import { checkPositionsTask } from './kinds/check-positions.task.js';
import { clusterKeywordsTask } from './kinds/cluster-keywords.task.js';
import { deriveAnewTask } from './kinds/derive-anew.task.js';
import { importTask } from './kinds/import.task.js';
import { recalculateGroupTask } from './kinds/recalculate-group.task.js';
import { removeSampleTask } from './kinds/remove-sample.task.js';
import { removeSnapshotTask } from './kinds/remove-snapshot.task.js';
import { restoreSnapshotTask } from './kinds/restore-snapshot.task.js';
import { toolRunTask } from './kinds/tool-run.task.js';
import type { TaskKind } from './task-kind.js';

/** Every kind of task. */
const declared = {
  import: importTask,
  group: buildGroupTask,
  groupCompetitors: recalculateGroupTask,
  removeSnapshot: removeSnapshotTask,
  restoreSnapshot: restoreSnapshotTask,
  deriveAnew: deriveAnewTask,
  removeSample: removeSampleTask,
  tool: toolRunTask,
  positions: checkPositionsTask,
  clustering: clusterKeywordsTask,
} as const;

/** Ids of the kinds. */
export type TaskKindId = keyof typeof declared;

/** Kinds by their ids. */
export type TaskKinds = Readonly<Record<string, TaskKind | undefined>>;

export const taskKindIds = Object.keys(declared) as TaskKindId[];

/** Kinds by their ids, as tasks name them. */
export const taskKinds: TaskKinds & typeof declared = declared;
