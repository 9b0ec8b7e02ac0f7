import type { ProjectFigures } from '../../ingest/clustering/project-figures.js';

/** The figures of a project as the values of `figuresSet`. */
export const figuresOf = ({ keywords, unsorted, unknown, folders }: ProjectFigures): number[] => [
  keywords,
  unsorted,
  unknown,
  folders,
];

/** Columns of the figures, set to the parameters from a number on. */
export function figuresSet(from: number): string {
  return ['keywords', 'unsorted', 'unknown', 'folders']
    .map((name, at) => `${name} = $${from + at}`)
    .join(', ');
}
