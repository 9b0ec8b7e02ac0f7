import type { OwnDataQuery } from './own-data.generated.js';

type OwnDatabase = OwnDataQuery['ownData']['databases'][number];
type Snapshot = OwnDataQuery['ownData']['snapshots'][number];

/** Databases with data or disk usage. */
export function databasesWithData(databases: readonly OwnDatabase[]): OwnDatabase[] {
  return databases.filter(({ database, bytes }) => !database.empty || bytes > 0);
}

/** Snapshots that are not marked for removal. */
export function activeSnapshots(snapshots: readonly Snapshot[]): Snapshot[] {
  return snapshots.filter(({ keptUntil }) => keptUntil === null);
}

/** Planned removal of snapshots by the retention policy. ISO dates. */
interface PlannedRemoval {
  day: string;
  /** Dates of the snapshots, oldest first. */
  dates: string[];
}

/** Planned removals by day, the next one first. */
export function groupByRemovalDay(snapshots: readonly Snapshot[]): PlannedRemoval[] {
  const datesByDay = new Map<string, string[]>();
  for (const { date, expiresOn } of snapshots) {
    if (expiresOn !== null) datesByDay.set(expiresOn, [...(datesByDay.get(expiresOn) ?? []), date]);
  }
  return [...datesByDay]
    .map(([day, dates]) => ({ day, dates: dates.toSorted() }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
}
