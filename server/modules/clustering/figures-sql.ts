import type { ProjectCounts } from '../../ingest/clustering/project-counts.js';

/** The figures of a project by the names of their columns, in the order of `figuresOf`. */
const names = ['keywords', 'unsorted', 'unknown', 'folders'] as const satisfies (keyof ProjectCounts)[];

/** The figures of a project as the values of `figuresSet`. */
export function figuresOf(figures: ProjectCounts): number[] {
  return names.map((name) => figures[name]);
}

/** Columns of the figures, set to the parameters from a number on. */
export function figuresSet(from: number): string {
  return names.map((name, at) => `${name} = $${from + at}`).join(', ');
}
