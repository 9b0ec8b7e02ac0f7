import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { hexDigest } from '../platform/digest.js';
import { ToolRunRecord } from '../../entities/tool-run.entity.js';
import { isUuid } from '../../contract/formatting/is-uuid.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { QuotaEvent } from '../../reports/engine/report-subject.js';
import type { ReportAccess } from '../../request/report-access.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { getPageOffset, paginate } from '../platform/paging.js';
import type { BaseCatalogueService } from '../databases/base-catalogue.service.js';
import { toolRunTask } from './tool-run.task.js';
import type { TaskService } from '../tasks/task.service.js';
import { readToolInput, type RawToolInput } from './read-tool-input.js';
import { assertPlanIncludesTool } from './tool-access.js';
import type { ToolInput, ToolDefinition } from './tool-definition.js';
import { findToolRuns, type ToolRunView } from './tool-run-rows.js';

/** Request to start a run. */
interface NewToolRun extends RawToolInput {
  base?: string;
  /** Defaults to the first lines of the list. */
  name?: string;
}

interface ToolRunPage {
  items: ToolRunView[];
  total: number;
  page: number;
  lastPage: number;
}

const maxNameLength = 128;
const pageSize = 20;
/** Minutes in which a removed run can be restored. */
const undoMinutes = 15;

interface ToolRunDependencies {
  postgres: DataSource;
  now: () => Date;
  bases: BaseCatalogueService;
  tasks: TaskService;
  canFetchPages: boolean;
}

/** Starts, lists and removes tool runs. Users see only their own. */
export class ToolRunService {
  /** Whether page fetching is enabled on this server. */
  readonly canFetchPages: boolean;

  constructor(private readonly deps: ToolRunDependencies) {
    this.canFetchPages = deps.canFetchPages;
  }

  /**
   * Starts a run and returns its id. It counts as one report per day; the same request on the same day is free.
   * @throws AppError InvalidField, BadRequest, ListLimit, ReportRestricted, UnknownBase, DemoLimit, AnalysisLimit,
   *   ToolLimit, TaskLimit
   */
  async start(
    user: AuthenticatedUser,
    tool: ToolDefinition,
    request: NewToolRun,
    open: ReportAccess['runWithinQuota'],
  ): Promise<string> {
    assertPlanIncludesTool(tool, user);
    const base = await this.deps.bases.byCode(request.base);
    const rawInput = { ...request, language: base.lng };
    const input = readToolInput(tool, rawInput, user.plan.limits, this.canFetchPages);
    const name = createRunName(request.name, input.list);
    const id = randomUUID();
    await open(this.buildReportOpening(tool, { id, name, base: base.code, input }), () =>
      this.deps.postgres.transaction(async (tx) => {
        const taskId = await this.deps.tasks.start(toolRunTask, user, { name, input: { run: id } }, tx);
        await tx.insert(ToolRunRecord, {
          id,
          accountId: user.account.id,
          tool: tool.id,
          baseId: base.id,
          name,
          input,
          requestedLines: input.list.length,
          taskId,
          createdAt: this.deps.now(),
        });
      }),
    );
    return id;
  }

  /** Runs of a tool by the user, newest first. */
  async list({ account }: AuthenticatedUser, tool: ToolDefinition, page: number): Promise<ToolRunPage> {
    const condition = 'run.account_id = $1 AND run.tool = $2 AND run.deleted_at IS NULL';
    const items = await findToolRuns(
      this.deps.postgres.manager,
      `${condition} ORDER BY run.number DESC LIMIT $3 OFFSET $4`,
      [account.id, tool.id, pageSize, getPageOffset(page, pageSize)],
    );
    const [row] = await this.deps.postgres.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM tool_run AS run WHERE ${condition}`,
      [account.id, tool.id],
    );
    return { items, ...paginate(row?.total ?? 0, page, pageSize) };
  }

  /** Throws NotFound also for a run of another user. */
  async read({ account }: AuthenticatedUser, id: string): Promise<ToolRunView> {
    assertRunId(id);
    const [found] = await findToolRuns(
      this.deps.postgres.manager,
      'run.id = $1 AND run.account_id = $2 AND run.deleted_at IS NULL',
      [id, account.id],
    );
    if (!found) throw new AppError(ErrorCode.NotFound);
    return found;
  }

  /** Soft-deletes a run; it can be restored for 15 minutes. Throws NotFound. */
  async remove(user: AuthenticatedUser, id: string): Promise<void> {
    const { id: runId } = await this.read(user, id);
    await this.deps.postgres.query('UPDATE tool_run SET deleted_at = $2 WHERE id = $1', [
      runId,
      this.deps.now(),
    ]);
  }

  /** Restores a run removed in the last 15 minutes. Throws NotFound. */
  async restore(user: AuthenticatedUser, id: string): Promise<ToolRunView> {
    assertRunId(id);
    const since = new Date(this.deps.now().getTime() - undoMinutes * 60_000);
    await this.deps.postgres.query(
      'UPDATE tool_run SET deleted_at = NULL WHERE id = $1 AND account_id = $2 AND deleted_at > $3',
      [id, user.account.id, since],
    );
    return this.read(user, id);
  }

  /** Quota and history entry that starting a run records. */
  private buildReportOpening(
    { id: report, page, quota }: Pick<ToolDefinition, 'id' | 'page' | 'quota'>,
    run: { id: string; name: string; base: string; input: ToolInput },
  ): QuotaEvent {
    const { list, phrases = [], options } = run.input;
    const request = [[...list].sort(), options, ...(phrases.length > 0 ? [[...phrases].sort()] : [])];
    const subject = hexDigest(JSON.stringify(request));
    return {
      report,
      subject,
      analysed: `${report} ${subject}`,
      base: run.base,
      tool: quota,
      displayName: run.name,
      path: `${page.route}/${run.id}?db=${run.base}`,
    };
  }
}

/** Validates the format of a run id. Throws NotFound. */
export function assertRunId(id: string): void {
  if (!isUuid(id)) throw new AppError(ErrorCode.NotFound);
}

/** Normalizes the submitted name; defaults to the first lines of the list. */
function createRunName(input: string | undefined, list: readonly string[]): string {
  const trimmed = (input ?? '').replace(/[\s\0]+/g, ' ').trim();
  const name = trimmed === '' ? list.slice(0, 3).join(', ') : trimmed;
  return [...name].slice(0, maxNameLength).join('');
}
