const dayMs = 86_400_000;

/** Days until a date, rounded up; 0 if it has passed. */
export function daysUntil(iso: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - now) / dayMs));
}
