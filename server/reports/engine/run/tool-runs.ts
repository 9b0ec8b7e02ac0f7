/** What a run of a tool found, as its rows are known to the facts' store: it never changes. */
export interface RunResult {
  /** Number of the run, and of the attempt whose rows are read. */
  run: number;
  attempt: number;
  /** Id of the tool that made it. */
  tool: string;
  /** Code of the database. */
  base: string;
}

/** Who knows the runs of tools. */
export interface ToolRuns {
  /** What a run found, for the person who made it (`userId`, 0 for a guest). Throws NotFound for everybody else, NotReady where it is not made yet. */
  resultFor(uid: string, viewer: { userId: number }): Promise<RunResult>;
}
