import { isoDay } from '../../../server/contract/iso-day.js';
import type { HistoryQuery } from './history.generated.js';

/** One opened report. */
export type HistoryEntry = HistoryQuery['history'][number];

/** The reports of one day. */
export interface HistoryDay {
  /** The day by the reader's clock, `2026-10-12`. */
  day: string;
  entries: readonly HistoryEntry[];
}

/** Entries by the day on which they were opened, in the order that they came in. */
export function groupByDay(entries: readonly HistoryEntry[], timeZone?: string): HistoryDay[] {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = isoDay(new Date(entry.requestedAt), timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, list]) => ({ day, entries: list }));
}

/** Entries that hold every word in their report, subject or base. */
export function filterEntries(entries: readonly HistoryEntry[], text: string): readonly HistoryEntry[] {
  const searchedWords = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ title, subject, base }) => {
    const haystack = `${title} ${subject} ${base}`.toLowerCase();
    return searchedWords.every((word) => haystack.includes(word));
  });
}

/** How a day is called: the two nearest by a word, others by their date. */
export function relativeDay(day: string, now: Date, timeZone?: string): 'today' | 'yesterday' | null {
  if (day === isoDay(now, timeZone)) return 'today';
  return day === isoDay(new Date(now.getTime() - 86_400_000), timeZone) ? 'yesterday' : null;
}
