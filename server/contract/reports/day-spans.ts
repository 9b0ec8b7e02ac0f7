/** Comparison periods in days, shortest first. */
export const daySpans = [3, 7, 30] as const;

export type DaySpan = (typeof daySpans)[number];
