import type { ProjectCounts } from '../../ingest/clustering/project-counts.js';

/** Statistics columns in the order of `statsValues`. */
const columns = ['keywords', 'unsorted', 'unknown', 'folders'] as const satisfies (keyof ProjectCounts)[];

/** Values for the parameters of `statsAssignments`. */
export function statsValues(stats: ProjectCounts): number[] {
  return columns.map((name) => stats[name]);
}

/** SET clause of the statistics columns, with parameters numbered from `from`. */
export function statsAssignments(from: number): string {
  return columns.map((name, index) => `${name} = $${from + index}`).join(', ');
}
