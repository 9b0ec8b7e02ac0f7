import { colours } from '../../../contract/colours.js';
import { maxSerpPosition, depthOf, depths } from '../../../contract/depth.js';

/** Colours of the light scheme: paper has no dark one. */
export const palette = colours.light;

/** Colours of lines, in the order in which they are taken. */
export const seriesColors = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((index) => palette[`series-${index}`]);

/** Fills of the depth scale, in the order of `depths`. */
export const depthColors = depths.map(({ last }) => palette[`depth-${last}-chart`]);

/** Cell of a position: its fill and the colour of its number. */
export function positionColors(position: number): { fill: string; text: string } {
  const last = depthOf(position)?.last;
  // The deepest one has no fill of its own.
  if (last === undefined || last === maxSerpPosition) return { fill: palette.surface, text: palette.t1 };
  return { fill: palette[`depth-${last}`], text: palette[`depth-${last}-text`] };
}

/** Measures of a page, in points. */
export const page = { width: 595.28, margin: 36, footerHeight: 30 } as const;
export const innerWidth = page.width - 2 * page.margin;
/** Between two cards. */
export const gap = 12;
