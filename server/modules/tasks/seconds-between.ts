/** Whole seconds from one moment to a later one; 0 where it is earlier. */
export function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000));
}
