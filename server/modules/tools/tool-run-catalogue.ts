import type { DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { RunResult, ToolRuns } from '../../reports/subjects/run.subject.js';
import { taskStates } from '../../contract/projects/task-states.js';
import { findEmptyColumns } from './present-tool.js';
import { findToolRuns } from './tool-run-rows.js';
import { assertRunId } from './tool-run.service.js';

/** Resolves tool runs for reports. */
export class ToolRunCatalogue implements ToolRuns {
  constructor(private readonly postgres: DataSource) {}

  async resultFor(uid: string, { userId }: { userId: number }): Promise<RunResult> {
    // Runs belong to accounts: a guest has to log in.
    if (userId === 0) throw new AppError(ErrorCode.AuthorizationRequired);
    assertRunId(uid);
    const [toolRun] = await findToolRuns(
      this.postgres.manager,
      'run.id = $1 AND run.account_id = $2 AND run.deleted_at IS NULL',
      [uid, userId],
    );
    if (!toolRun || toolRun.state === taskStates.failed) throw new AppError(ErrorCode.NotFound);
    const { number: run, attempt, tool, base, positionsDate, positionsRange } = toolRun;
    if (attempt === null) throw new AppError(ErrorCode.NotReady);
    const emptyColumns = findEmptyColumns(toolRun);
    return { run, attempt, tool, base, positionsDate, positionsRange, emptyColumns };
  }
}
