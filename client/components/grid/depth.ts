/** The five depths of a result page that the whole product colours alike, and none. */
export type Depth = '1' | '3' | '5' | '10' | '50' | 'none';

/** The depth that a position belongs to: 1, 2–3, 4–5, 6–10, 11–50. */
export function depthOf(position: number | null | undefined): Depth {
  if (!position || position < 1 || position > 50) return 'none';
  if (position === 1) return '1';
  if (position <= 3) return '3';
  if (position <= 5) return '5';
  return position <= 10 ? '10' : '50';
}
