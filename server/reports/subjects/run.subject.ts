import type { PositionsDates } from '../../contract/reports/positions-range.js';
import { storedDates } from '../engine/positions-dates.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { requireText } from '../engine/parse-arguments.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import type { ReportSubject } from '../engine/report-subject.js';

/** The immutable result of a tool run. */
export interface RunResult extends Partial<PositionsDates> {
  /** Run number and the attempt to read, used in ClickHouse. */
  run: number;
  attempt: number;
  /** Id of the tool. */
  tool: string;
  /** Code of the base. */
  base: string;
  /** Ids of the report columns without values in this run. */
  emptyColumns?: readonly string[];
}

/** Finds tool runs for reports. */
export interface ToolRuns {
  /**
   * Finds the result of a tool run. `userId` is 0 for a guest.
   * @throws AppError NotFound if the user did not start the run, NotReady before it is finished
   */
  resultFor(uid: string, viewer: { userId: number }): Promise<RunResult>;
}

/** Parameters of `runConditions`. */
export function runParameters({
  run,
  attempt,
}: Pick<RunResult, 'run' | 'attempt'>): Record<string, QueryParameter> {
  return { tool_run: run, tool_attempt: attempt };
}

/** Conditions on the rows of one tool run. */
export const runConditions: readonly string[] = [
  'run = {tool_run:UInt32}',
  'attempt = {tool_attempt:UInt32}',
];

/** Tool runs as report subject. A run is counted when it starts, so its views are not counted. */
export function createRunSubject(runs: ToolRuns): ReportSubject {
  return {
    parse: ({ uid }) => ({ run: requireText('uid', uid) }),
    authorize: async ({ uid }, { tool }, viewer) => {
      const result = await runs.resultFor(requireText('uid', uid), viewer);
      // A run of another tool has other tables.
      if (result.tool !== tool) throw new AppError(ErrorCode.NotFound);
      const { base, emptyColumns } = result;
      return { base, emptyColumns, ...storedDates(result), parameters: runParameters(result) };
    },
  };
}
