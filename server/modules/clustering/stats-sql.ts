import type { ProjectCounts } from '../../ingest/clustering/project-counts.js';

/** Statistics columns in the order of `getStatsValues`. */
const columns = ['keywords', 'unsorted', 'unknown', 'folders'] as const satisfies (keyof ProjectCounts)[];

/** Values for the parameters of `buildStatsAssignments`. */
export function getStatsValues(stats: ProjectCounts): number[] {
  return columns.map((name) => stats[name]);
}

/** SET clause of the statistics columns, with parameters numbered from `from`. */
export function buildStatsAssignments(from: number): string {
  return columns.map((name, index) => `${name} = $${from + index}`).join(', ');
}
