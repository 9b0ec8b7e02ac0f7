/** Height of a line, in px; the style sheet has the same. */
export const lineHeightPx = 32;

/** Gap between two tops, in px. */
export const gapPx = 24;

/** Width of a top with the gap behind it, in px: they share the room there is, as long as names can be read and found. */
export function columnWidth(availableWidth: number, serpCount: number): number {
  const [min, max] = [182, 300];
  return Math.min(max, Math.max(min, Math.floor(availableWidth / serpCount)));
}
