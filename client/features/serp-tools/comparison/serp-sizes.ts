/** Row height in px; must match the style sheet. */
export const lineHeightPx = 32;

/** Gap between columns in px. */
export const gapPx = 24;

/** Column width including the gap, in px: an equal share of the available width within readable bounds. */
export function columnWidth(availableWidth: number, serpCount: number): number {
  const [min, max] = [182, 300];
  return Math.min(max, Math.max(min, Math.floor(availableWidth / serpCount)));
}
