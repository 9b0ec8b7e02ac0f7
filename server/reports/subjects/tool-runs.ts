/** The immutable result of a tool run. */
export interface RunResult {
  /** Run number and the attempt to read, used in ClickHouse. */
  run: number;
  attempt: number;
  /** Id of the tool. */
  tool: string;
  /** Code of the base. */
  base: string;
}

/** Provides tool runs to the report engine. */
export interface ToolRuns {
  /**
   * Finds the result of a tool run. `userId` is 0 for a guest.
   * @throws AppError NotFound if the user did not start the run, NotReady before it is finished
   */
  resultFor(uid: string, viewer: { userId: number }): Promise<RunResult>;
}
