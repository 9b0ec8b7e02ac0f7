import { formatIsoDay } from '../../../server/contract/formatting/iso-day.js';
import type { HistoryQuery } from './history.generated.js';

/** An opened report. */
export type HistoryEntry = HistoryQuery['history'][number];

/** Reports opened on one day. */
export interface HistoryDay {
  /** Date in the time zone of the browser, `2026-10-12`. */
  day: string;
  entries: readonly HistoryEntry[];
}

/** Groups entries by the day on which they were opened and preserves their order. */
export function groupByDay(entries: readonly HistoryEntry[], timeZone?: string): HistoryDay[] {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = formatIsoDay(new Date(entry.requestedAt), timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, list]) => ({ day, entries: list }));
}

/** Entries whose report, subject or database contain every word. */
export function filterEntries(entries: readonly HistoryEntry[], text: string): readonly HistoryEntry[] {
  const searchedWords = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ title, subject, base }) => {
    const haystack = `${title} ${subject} ${base}`.toLowerCase();
    return searchedWords.every((word) => haystack.includes(word));
  });
}

/** `today` or `yesterday`; null for earlier days. */
export function relativeDay(day: string, now: Date, timeZone?: string): 'today' | 'yesterday' | null {
  if (day === formatIsoDay(now, timeZone)) return 'today';
  return day === formatIsoDay(new Date(now.getTime() - 86_400_000), timeZone) ? 'yesterday' : null;
}
