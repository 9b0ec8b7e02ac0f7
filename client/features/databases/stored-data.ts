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
