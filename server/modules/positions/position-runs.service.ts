import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { PlanId } from '../../config/plans.js';
import type { Localised } from '../../contract/language/localised.js';
import { Account } from '../../entities/account.entity.js';
import { PositionProjectRecord } from '../../entities/position-project.entity.js';
import { PositionRunRecord } from '../../entities/position-run.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { notifyAccount } from '../notifications/notify-account.js';
import { effectivePlan } from '../plans/effective-plan.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import { checkPositionsTask } from './check-positions.task.js';
import type { TaskService } from '../tasks/task.service.js';
import { projectPath } from './project-path.js';
import { readProject, readProjects, type ProjectDetails } from './project-rows.js';
import { getKeywordCostMicros, findSerpProvider, getPageCount } from './providers/serp-providers.js';
import { lockProject, readMonthlySpending } from './run-budget.js';
import { toIsoDay, nextDue } from './schedule.js';
import { paidPlanOnlyMessage, type SerpKeyService } from './serp-keys.service.js';

/** Estimated cost of a check. */
export interface CheckCost {
  /** Keywords, counted per region. */
  keywords: number;
  /** Maximum number of requested pages of ten results. */
  pages: number;
  /** Micro-dollars: the maximum cost, the amount spent this month and the monthly cap. */
  micros: number;
  spentMicros: number;
  capMicros: number;
}

const pageSize = 30;

/** Starts checks of rank tracking projects and reports their cost and history. */
export class PositionRunService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly tasks: TaskService,
    private readonly keys: SerpKeyService,
    private readonly planCatalog: PlanCatalog,
  ) {}

  /** Estimates the cost of a check. Throws PositionsProjectNotFound. */
  async estimateCost(user: AuthenticatedUser, id: string): Promise<CheckCost> {
    return this.calculateCost(this.postgres.manager, await readProject(this.postgres.manager, user, id));
  }

  /** The latest checks of a project, newest first. Throws PositionsProjectNotFound. */
  async list(user: AuthenticatedUser, id: string): Promise<(PositionRunRecord & { isUnderWay: boolean })[]> {
    const { taskId } = await readProject(this.postgres.manager, user, id);
    const runs = await this.postgres
      .getRepository(PositionRunRecord)
      .find({ where: { projectId: id }, order: { number: 'DESC' }, take: pageSize });
    return runs.map((run) => ({ ...run, isUnderWay: taskId !== null && run.taskId === taskId }));
  }

  /**
   * Starts a check and returns its task id.
   * @throws AppError PositionsProjectNotFound, InvalidField without a provider, PositionsBusy, PositionsCap,
   *   TaskLimit
   */
  async start(user: AuthenticatedUser, id: string): Promise<string> {
    await readProject(this.postgres.manager, user, id);
    if (user.kind === 'demo') throw new AppError(ErrorCode.Forbidden, { what: paidPlanOnlyMessage });
    return this.postgres.transaction(async (tx) => {
      await lockProject(tx, id);
      const project = await readProject(tx, user, id);
      return this.createRun(tx, project, user, null);
    });
  }

  /** Starts every due check exactly once, even with concurrent schedulers. Returns the number of handled checks. */
  async startDue(): Promise<number> {
    await this.planCatalog.refresh();
    const dueProjects = await this.postgres.query<{ id: string }[]>(
      'SELECT id FROM position_project WHERE next_due <= $1 AND deleted_at IS NULL AND team_id IS NOT NULL ORDER BY next_due LIMIT 200',
      [this.now()],
    );
    let startedCount = 0;
    for (const { id } of dueProjects) if (await this.startDueProject(id)) startedCount++;
    return startedCount;
  }

  private startDueProject(id: string): Promise<boolean> {
    return this.postgres.transaction(async (tx) => {
      const [locked] = await tx.query<unknown[]>(
        'SELECT FROM position_project WHERE id = $1 AND next_due <= $2 AND deleted_at IS NULL AND team_id IS NOT NULL FOR UPDATE SKIP LOCKED',
        [id, this.now()],
      );
      const [project] = locked ? await readProjects(tx, [id]) : [];
      if (!project?.nextDue) return false;
      const dueAt = project.nextDue;
      try {
        await this.createRun(tx, project, await this.resolvePayer(tx, project), dueAt);
      } catch (error) {
        if (!(error instanceof AppError) || error.isInternal) throw error;
        // The account has too many tasks: the check stays due.
        if (error.code === ErrorCode.TaskLimit) return false;
        await this.recordSkippedRun(tx, project, dueAt, {
          en: error.messageIn('en'),
          ru: error.messageIn('ru'),
        });
      }
      // Missed runs are skipped because their results are no longer available.
      const nextDueAt = nextDue(project, this.now()) ?? null;
      await tx.update(PositionProjectRecord, { id }, { nextDue: nextDueAt });
      return true;
    });
  }

  /** Creates a check and its task within the monthly cap. The caller holds the project lock. */
  private async createRun(
    tx: EntityManager,
    project: ProjectDetails,
    payer: Pick<AuthenticatedUser, 'account'>,
    dueAt: Date | null,
  ): Promise<string> {
    const { provider } = project;
    if (provider === null) {
      throw new AppError(ErrorCode.InvalidField, { field: 'provider', what: errorMessages.noSource });
    }
    if (project.taskId !== null) throw new AppError(ErrorCode.PositionsBusy);
    if (!(await this.keys.has(project.teamId, provider))) {
      const name = findSerpProvider(provider)?.name ?? provider;
      throw new AppError(ErrorCode.InvalidField, { field: 'provider', what: errorMessages.noKey(name) });
    }
    const { micros, spentMicros, capMicros, keywords } = await this.calculateCost(tx, project);
    const remainingMicros = Math.max(0, capMicros - spentMicros);
    if (micros > remainingMicros) {
      const [cost, cap, remaining] = [micros, capMicros, remainingMicros].map(formatDollars);
      throw new AppError(ErrorCode.PositionsCap, {
        cost: cost ?? '',
        cap: cap ?? '',
        left: remaining ?? '',
      });
    }
    const id = randomUUID();
    const input = { run: id, project: project.id };
    const taskId = await this.tasks.start(checkPositionsTask, payer, { name: project.name, input }, tx);
    await tx.insert(PositionRunRecord, {
      ...this.buildRunRecord(project, dueAt),
      id,
      taskId,
      keywords,
      reservedMicros: micros,
    });
    await tx.query(
      `INSERT INTO position_check (run_id, base_id, keyword_id, word)
       SELECT $1, region.base_id, keyword.keyword_id, keyword.word FROM position_keyword AS keyword
         JOIN position_region AS region ON region.project_id = keyword.project_id WHERE keyword.project_id = $2`,
      [id, project.id],
    );
    return taskId;
  }

  /** Records a due check that could not start and notifies the account. */
  private async recordSkippedRun(
    tx: EntityManager,
    project: ProjectDetails,
    dueAt: Date,
    reason: Localised,
  ): Promise<void> {
    await tx.insert(PositionRunRecord, {
      ...this.buildRunRecord(project, dueAt),
      id: randomUUID(),
      failureReason: reason,
      finishedAt: this.now(),
    });
    const titles = {
      en: `Positions were not checked: ${project.name}. ${reason.en}`.slice(0, 300),
      ru: `Позиции не проверены: ${project.name}. ${reason.ru}`.slice(0, 300),
    };
    await notifyAccount(tx, project.makerId ?? project.teamId, {
      title: titles,
      link: `${projectPath(project.id)}?view=runs`,
      at: this.now(),
    });
  }

  private buildRunRecord(project: ProjectDetails, dueAt: Date | null) {
    const startedAt = this.now();
    return {
      projectId: project.id,
      dueAt,
      month: startedAt.toISOString().slice(0, 7),
      date: toIsoDay(startedAt, project.timeZone),
      provider: project.provider ?? ('serper' as const),
      depth: project.depth,
      engine: project.engine,
      device: project.device,
      language: project.language,
      locations: Object.fromEntries(project.regions.map(({ baseId, location }) => [baseId, location])),
      startedAt,
    };
  }

  private async calculateCost(tx: EntityManager, project: ProjectDetails): Promise<CheckCost> {
    const { provider, depth, capMicros } = project;
    const keywords = project.keywords * project.regions.length;
    const month = this.now().toISOString().slice(0, 7);
    return {
      keywords,
      pages: keywords * getPageCount(depth),
      micros: provider === null ? 0 : keywords * getKeywordCostMicros(provider, depth),
      spentMicros: await readMonthlySpending(tx, project.id, month),
      capMicros,
    };
  }

  /** Account that runs a scheduled check: the project's creator, else the owner. Throws without a paid plan. */
  private async resolvePayer(
    tx: EntityManager,
    project: ProjectDetails,
  ): Promise<Pick<AuthenticatedUser, 'account'>> {
    const owner = await tx.findOneByOrFail(Account, { id: project.teamId });
    const plan = effectivePlan({ account: owner, owner }, this.now(), this.planCatalog);
    if (plan.id === PlanId.Free) throw new AppError(ErrorCode.BadRequest, { what: errorMessages.noPlan });
    const creator = project.makerId === null ? null : await tx.findOneBy(Account, { id: project.makerId });
    const isTeamMember = creator !== null && (creator.ownerId ?? creator.id) === owner.id;
    return { account: isTeamMember ? creator : owner };
  }
}

/** Formats dollars with two decimals, or four for small prices. */
function formatDollars(micros: number): string {
  return (micros / 1_000_000).toFixed(micros % 10_000 === 0 ? 2 : 4);
}

const errorMessages = {
  noSource: { en: 'Choose a source of results first.', ru: 'Сначала выберите источник результатов.' },
  noPlan: {
    en: 'The account no longer has a paid plan.',
    ru: 'У аккаунта больше нет платного тарифа.',
  },
  noKey: (name: string): Localised => ({
    en: `Enter the key of ${name} first.`,
    ru: `Сначала введите ключ ${name}.`,
  }),
};
