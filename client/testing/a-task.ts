import type { WatchedTaskQuery } from '../widgets/tasks/watched-task.generated.js';

/** A running task without stages. */
export const aTask: WatchedTaskQuery['task'] = {
  id: '7',
  title: 'Import of files',
  name: 'october.csv',
  state: 'processing',
  progress: 42,
  place: null,
  secondsLeft: null,
  limitMinutes: 15,
  cancelRequested: false,
  stages: [],
  fault: null,
  figures: [],
  settings: [],
  link: null,
};
