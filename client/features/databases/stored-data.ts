import type { OwnDataQuery } from './own-data.generated.js';

type OwnDatabase = OwnDataQuery['ownData']['databases'][number];
type Snapshot = OwnDataQuery['ownData']['snapshots'][number];

/** The databases that hold something, or take room on the disk. */
export function filledDatabases(databases: readonly OwnDatabase[]): OwnDatabase[] {
  return databases.filter(({ database, bytes }) => !database.empty || bytes > 0);
}

/** The snapshots less those that were removed, which only wait to be brought back. */
export function activeSnapshots(snapshots: readonly Snapshot[]): Snapshot[] {
  return snapshots.filter(({ keptUntil }) => keptUntil === null);
}
