const dayMs = 86_400_000;

/** Days until a moment, the last one begun counted; 0 when it is over. */
export function daysUntil(iso: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - now) / dayMs));
}
