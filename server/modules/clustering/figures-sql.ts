import type { ProjectFigures } from '../../ingest/clustering/project-figures.js';

/** The figures of a project by the names of their columns, in the order of `figuresOf`. */
const names = ['keywords', 'unsorted', 'unknown', 'folders'] as const satisfies (keyof ProjectFigures)[];

/** The figures of a project as the values of `figuresSet`. */
export function figuresOf(figures: ProjectFigures): number[] {
  return names.map((name) => figures[name]);
}

/** Columns of the figures, set to the parameters from a number on. */
export function figuresSet(from: number): string {
  return names.map((name, at) => `${name} = $${from + at}`).join(', ');
}
