/** Days over which a report can be asked to count changes, from the shortest. */
export const daySpans = [3, 7, 30] as const;

export type DaySpan = (typeof daySpans)[number];
