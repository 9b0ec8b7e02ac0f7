import { colours } from '../../../contract/appearance/colours.js';
import { maxSerpPosition, findDepth, depths } from '../../../contract/reports/depth.js';

/** Light theme: print has no dark mode. */
export const palette = colours.light;

/** Series colours in order of use. */
export const seriesColors = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((index) => palette[`series-${index}`]);

/** Depth colours in the order of `depths`. */
export const depthColors = depths.map(({ last }) => palette[`depth-${last}-chart`]);

/** Fill and text colour of a position. */
export function positionColors(position: number): { fill: string; text: string } {
  const last = findDepth(position)?.last;
  // The deepest depth has no fill.
  if (last === undefined || last === maxSerpPosition) return { fill: palette.surface, text: palette.t1 };
  return { fill: palette[`depth-${last}`], text: palette[`depth-${last}-text`] };
}

/** Page measures in points. */
export const page = { width: 595.28, margin: 36, footerHeight: 30 } as const;
export const innerWidth = page.width - 2 * page.margin;
/** Gap between cards, in points. */
export const gap = 12;
