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
   * The result of a run that the user started (`userId` 0 for a guest).
   * @throws AppError NotFound for everyone else, NotReady before it is done
   */
  resultFor(uid: string, viewer: { userId: number }): Promise<RunResult>;
}
