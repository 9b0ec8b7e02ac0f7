/** A project of keyword clusters as one request reads it: its rows at these revisions never change. */
export interface ClusteringState {
  /** Number of the project, by which its rows are found. */
  clustering: number;
  epoch: number;
  /** Revisions that are read, in their order. */
  path: readonly number[];
  /** Code of the database. */
  base: string;
  /** Name in ASCII of the site whose pages are looked for; empty for none. */
  site: string;
  /** What people call it. */
  name: string;
}

/** Who knows the projects of keyword clusters. */
export interface Clusterings {
  /** The state of a project for a viewer who may read it (`userId` 0 for a guest). Throws NotFound for everybody else. */
  stateFor(uid: string, viewer: { userId: number; ownerId: number }): Promise<ClusteringState>;
}
