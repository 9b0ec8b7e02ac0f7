/** The state of a clustering project for one request. Rows at these revisions are immutable. */
export interface ClusteringState {
  /** Numeric project id, used in ClickHouse. */
  clustering: number;
  epoch: number;
  /** Revisions to read, in order. */
  path: readonly number[];
  /** Code of the base. */
  base: string;
  /** ASCII host whose pages are shown; empty for none. */
  site: string;
  /** Display name. */
  name: string;
}

/** Provides clustering projects to the report engine. */
export interface Clusterings {
  /**
   * Finds the state of a project. `userId` is 0 for a guest.
   * @throws AppError NotFound if the project does not exist or the viewer may not read it
   */
  stateFor(uid: string, viewer: { userId: number; ownerId: number }): Promise<ClusteringState>;
}
