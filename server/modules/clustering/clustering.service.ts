import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import {
  clusteringsPerPage,
  maxClusterNameChars,
  type ClusteringSortColumn,
} from '../../contract/projects/clustering.js';
import { isUuid } from '../../contract/formatting/is-uuid.js';
import { taskStates } from '../../contract/projects/task-states.js';
import { ClusteringRecord } from '../../entities/clustering.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { normaliseDomain } from '../../reports/engine/normalise-subject.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { lockAccount } from '../platform/lock-account.js';
import { getPageOffset, paginate } from '../platform/paging.js';
import type { BaseCatalogueService, BaseState } from '../databases/base-catalogue.service.js';
import { canManage, canView, toRequester } from '../groups/group-access.js';
import { validateName } from '../groups/validate-group.js';
import { clusteringErrors, invalid, badRequest, clusteringNotInPlan } from './clustering-errors.js';
import {
  clusteringSortSql,
  countClusterings,
  findClusterings,
  nameContainsSql,
  visibleToPayerSql,
  type ClusteringProject,
} from './clustering-rows.js';

/** Page and order of the project list. */
export interface ClusteringListOptions {
  page: number;
  perPage?: number;
  sort?: { column: ClusteringSortColumn; direction: 'asc' | 'desc' };
  /** Text that the name contains, in any case. */
  search?: string;
}

interface ClusteringPage {
  items: ClusteringProject[];
  total: number;
  page: number;
  lastPage: number;
}

/** Minutes in which a deleted project can be restored. */
const undoMinutes = 15;

/** Manages clustering projects. Users see the projects of their team. */
export class ClusteringService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly bases: BaseCatalogueService,
  ) {}

  /** Projects visible to a user, last accessed first. */
  async list(
    user: AuthenticatedUser,
    { page, perPage = clusteringsPerPage, sort, search = '' }: ClusteringListOptions,
  ): Promise<ClusteringPage> {
    const { column, direction } = sort ?? { column: 'access_date', direction: 'desc' };
    const items = await findClusterings(
      this.postgres.manager,
      `${visibleToPayerSql} AND ${nameContainsSql('$4')} ORDER BY ${clusteringSortSql[column]} ${direction === 'asc' ? 'ASC' : 'DESC'}, project.number DESC LIMIT $2 OFFSET $3`,
      [user.owner.id, perPage, getPageOffset(page, perPage), search],
    );
    return {
      items,
      ...paginate(await countClusterings(this.postgres.manager, user.owner.id, search), page, perPage),
    };
  }

  /** Throws NotFound also for an invisible project. */
  async read(user: AuthenticatedUser, uid: string): Promise<ClusteringProject> {
    return readClustering(this.postgres.manager, user, uid);
  }

  /** Records an access to a project. */
  async touch({ id }: ClusteringProject): Promise<void> {
    await this.postgres.query('UPDATE clustering SET accessed_at = $2 WHERE id = $1', [id, this.now()]);
  }

  /**
   * Checks the plan before an expensive import. `create` checks again under the lock of the account.
   * @throws AppError ReportRestricted, ClusteringLimit
   */
  async assertCanCreate(user: AuthenticatedUser): Promise<void> {
    assertClusteringAllowed(user);
    await assertProjectLimit(this.postgres.manager, user);
  }

  /**
   * Creates an empty project and returns its id.
   * @throws AppError ReportRestricted, InvalidField, UnknownBase, ClusteringLimit
   */
  async create(
    user: AuthenticatedUser,
    request: { name?: string; base?: string; defaultName: string },
  ): Promise<string> {
    assertClusteringAllowed(user);
    const base: BaseState = await this.bases.byCode(request.base);
    const defaultName = [...request.defaultName].slice(0, maxClusterNameChars).join('');
    const name = validateName(request.name ?? '') ?? validateName(defaultName) ?? base.name;
    const id = randomUUID();
    await this.postgres.transaction(async (tx) => {
      await lockAccount(tx, user.owner.id);
      await assertProjectLimit(tx, user);
      await tx.insert(ClusteringRecord, {
        id,
        ownerId: user.account.id,
        teamId: user.owner.id,
        baseId: base.id,
        name,
        epochAt: this.now(),
        createdAt: this.now(),
        accessedAt: this.now(),
      });
    });
    return id;
  }

  /** Deletes a project that was never filled. */
  async discard(uid: string): Promise<void> {
    await this.postgres.query('DELETE FROM clustering WHERE id = $1', [uid]);
  }

  /** Throws NotFound, InvalidField. */
  async rename(user: AuthenticatedUser, uid: string, input: string): Promise<ClusteringProject> {
    const project = await this.read(user, uid);
    const name = validateName(input);
    if (name === undefined) throw invalid('name', clusteringErrors.noName);
    await this.postgres.query('UPDATE clustering SET name = $2 WHERE id = $1', [project.id, name]);
    return this.read(user, uid);
  }

  /** Sets the site for landing pages; an empty text clears it. Throws NotFound, InvalidField. */
  async setSite(user: AuthenticatedUser, uid: string, input: string): Promise<ClusteringProject> {
    const project = await this.read(user, uid);
    const site = input.trim() === '' ? null : normaliseDomain(input);
    if (site === undefined) throw invalid('site', clusteringErrors.noSite);
    await this.postgres.query('UPDATE clustering SET site = $2 WHERE id = $1', [project.id, site]);
    return this.read(user, uid);
  }

  /**
   * Soft-deletes a project; it can be restored for 15 minutes.
   * @throws AppError NotFound, Forbidden unless the user owns the project or the account, BadRequest while clustering
   *   is running
   */
  async remove(user: AuthenticatedUser, uid: string): Promise<void> {
    const project = await this.read(user, uid);
    assertCanManage(project, user);
    if (project.state === taskStates.processing) throw badRequest(clusteringErrors.running);
    await this.postgres.query('UPDATE clustering SET deleted_at = $2 WHERE id = $1', [
      project.id,
      this.now(),
    ]);
  }

  /** Restores a project deleted in the last 15 minutes. Throws NotFound, ClusteringLimit. */
  async restore(user: AuthenticatedUser, uid: string): Promise<ClusteringProject> {
    if (!isUuid(uid)) throw new AppError(ErrorCode.NotFound);
    const since = new Date(this.now().getTime() - undoMinutes * 60_000);
    const [project] = await findClusterings(
      this.postgres.manager,
      'project.id = $1 AND project.deleted_at > $2',
      [uid, since],
    );
    if (!project || !canManage(project, toRequester(user))) throw new AppError(ErrorCode.NotFound);
    await this.postgres.transaction(async (tx) => {
      await lockAccount(tx, user.owner.id);
      await assertProjectLimit(tx, user);
      await tx.query('UPDATE clustering SET deleted_at = NULL WHERE id = $1', [project.id]);
    });
    return this.read(user, uid);
  }

  /**
   * Transfers a project to a team member. The project then belongs to the team, even if its creator was outside the
   * team.
   * @throws AppError NotFound, Forbidden, InvalidField for an e-mail outside the team
   */
  async changeOwner(user: AuthenticatedUser, uid: string, email: string): Promise<ClusteringProject> {
    const project = await this.read(user, uid);
    assertCanManage(project, user);
    const [, changed]: [unknown, number] = await this.postgres.query(
      `UPDATE clustering SET owner_id = colleague.id, team_id = $3 FROM account AS colleague
       WHERE clustering.id = $1 AND colleague.email = lower($2) AND coalesce(colleague.owner_id, colleague.id) = $3`,
      [project.id, email.replaceAll('\0', '').trim(), project.payerId],
    );
    if (changed === 0) throw invalid('user', clusteringErrors.noTeamMember);
    return this.read(user, uid);
  }
}

/** Throws NotFound also for an invisible project. */
export async function readClustering(
  manager: Pick<EntityManager, 'query'>,
  user: AuthenticatedUser,
  uid: string,
): Promise<ClusteringProject> {
  if (!isUuid(uid)) throw new AppError(ErrorCode.NotFound);
  const [project] = await findClusterings(manager, 'project.id = $1 AND project.deleted_at IS NULL', [uid]);
  if (!project || !canView(project, toRequester(user))) throw new AppError(ErrorCode.NotFound);
  return project;
}

/** Throws ReportRestricted for a plan without clustering. */
export function assertClusteringAllowed({ plan, planSet }: AuthenticatedUser): void {
  if (!plan.limits.semanticKernel) {
    throw new AppError(ErrorCode.ReportRestricted, { what: clusteringNotInPlan(planSet) });
  }
}

function assertCanManage(project: ClusteringProject, user: AuthenticatedUser): void {
  if (!canManage(project, toRequester(user))) {
    throw new AppError(ErrorCode.Forbidden, { what: clusteringErrors.onlyOwners });
  }
}

/** Throws ClusteringLimit if the account has reached its plan's limit. Only reliable under the account lock. */
async function assertProjectLimit(tx: EntityManager, { owner, plan }: AuthenticatedUser): Promise<void> {
  const { projects: limit } = plan.limits.clustering;
  if (limit !== null && (await countClusterings(tx, owner.id)) >= limit) {
    throw new AppError(ErrorCode.ClusteringLimit, { limit });
  }
}
