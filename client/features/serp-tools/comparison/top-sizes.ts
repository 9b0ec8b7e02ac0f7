/** Height of a line, in px; the style sheet has the same. */
export const lineHeight = 32;

/** Gap between two tops, in px. */
export const gap = 24;

/** Width of a top with the gap behind it, in px: they share the room there is, as long as names can be read and found. */
export function columnWidth(room: number, tops: number): number {
  const [least, most] = [182, 300];
  return Math.min(most, Math.max(least, Math.floor(room / tops)));
}
