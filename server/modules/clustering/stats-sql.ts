import type { ProjectCounts } from '../../ingest/clustering/project-counts.js';

/** The figures of a project by the names of their columns, in the order of `figuresOf`. */
const columns = ['keywords', 'unsorted', 'unknown', 'folders'] as const satisfies (keyof ProjectCounts)[];

/** The figures of a project as the values of `statsAssignments`. */
export function statsValues(stats: ProjectCounts): number[] {
  return columns.map((name) => stats[name]);
}

/** Columns of the figures, set to the parameters from a number on. */
export function statsAssignments(from: number): string {
  return columns.map((name, index) => `${name} = $${from + index}`).join(', ');
}
