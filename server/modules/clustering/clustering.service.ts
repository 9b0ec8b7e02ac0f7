import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { clusteringsPerPage, type ClusteringSortColumn } from '../../contract/clustering.js';
import { isUuid } from '../../contract/is-uuid.js';
import { taskStates } from '../../contract/task-states.js';
import { ClusteringRecord } from '../../entities/clustering.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { normaliseDomain } from '../../reports/engine/normalise-subject.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { lockAccount } from '../accounts/lock-account.js';
import { offsetOf, pagingOf } from '../admin/paging.js';
import type { BaseCatalogue, BaseState } from '../databases/base-catalogue.service.js';
import { mayDispose, maySee, readerOf } from '../groups/group-access.js';
import { checkedName } from '../groups/new-group.js';
import { clusteringFaults, invalid, refused } from './clustering-faults.js';
import {
  clusteringSortSql,
  countClusterings,
  findClusterings,
  seenByPayer,
  type ReadClustering,
} from './clustering-rows.js';

/** Which projects of a list, and how they stand. */
export interface ClusteringListing {
  page: number;
  perPage?: number;
  sort?: { column: ClusteringSortColumn; direction: 'asc' | 'desc' };
}

interface ClusteringPage {
  items: ReadClustering[];
  total: number;
  page: number;
  lastPage: number;
}

/** How long a deleted project can be brought back, in minutes. */
const undoMinutes = 15;

/** Projects of keyword clusters as people make, find, rename and delete them. Everybody sees their own and those of their team. */
export class ClusteringService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly bases: BaseCatalogue,
  ) {}

  /** The projects that a person sees, those looked at last first. */
  async list(
    person: AuthenticatedUser,
    { page, perPage = clusteringsPerPage, sort }: ClusteringListing,
  ): Promise<ClusteringPage> {
    const { column, direction } = sort ?? { column: 'access_date', direction: 'desc' };
    const items = await findClusterings(
      this.postgres.manager,
      `${seenByPayer} ORDER BY ${clusteringSortSql[column]} ${direction === 'asc' ? 'ASC' : 'DESC'}, project.number DESC LIMIT $2 OFFSET $3`,
      [person.owner.id, perPage, offsetOf(page, perPage)],
    );
    return {
      items,
      ...pagingOf(await countClusterings(this.postgres.manager, person.owner.id), page, perPage),
    };
  }

  /** Throws NotFound also for a project that the person may not see. */
  async read(person: AuthenticatedUser, uid: string): Promise<ReadClustering> {
    return readClustering(this.postgres.manager, person, uid);
  }

  /** Notes that somebody has looked at a project. */
  async touch({ id }: ReadClustering): Promise<void> {
    await this.postgres.query('UPDATE clustering SET accessed_at = $2 WHERE id = $1', [id, this.now()]);
  }

  /**
   * Makes an empty project; answers its id.
   * @throws AppError ReportRestricted, InvalidField, UnknownBase, ClusteringLimit
   */
  async create(
    person: AuthenticatedUser,
    asked: { name?: string; base?: string; usualName: string },
  ): Promise<string> {
    assertHeld(person);
    const base: BaseState = await this.bases.byCode(asked.base);
    const name = checkedName(asked.name ?? '') ?? checkedName(asked.usualName) ?? base.name;
    const id = randomUUID();
    await this.postgres.transaction(async (tx) => {
      await lockAccount(tx, person.owner.id);
      await assertRoom(tx, person);
      await tx.insert(ClusteringRecord, {
        id,
        ownerId: person.account.id,
        teamId: person.owner.id,
        baseId: base.id,
        name,
        epochAt: this.now(),
        createdAt: this.now(),
        accessedAt: this.now(),
      });
    });
    return id;
  }

  /** Takes a project away that was never filled. */
  async forget(uid: string): Promise<void> {
    await this.postgres.query('DELETE FROM clustering WHERE id = $1', [uid]);
  }

  /** Throws NotFound, InvalidField. */
  async rename(person: AuthenticatedUser, uid: string, typed: string): Promise<ReadClustering> {
    const found = await this.read(person, uid);
    const name = checkedName(typed);
    if (name === undefined) throw invalid('name', clusteringFaults.noName);
    await this.postgres.query('UPDATE clustering SET name = $2 WHERE id = $1', [found.id, name]);
    return this.read(person, uid);
  }

  /** Sets the site whose pages are looked for; an empty text takes it away. Throws NotFound, InvalidField. */
  async setSite(person: AuthenticatedUser, uid: string, typed: string): Promise<ReadClustering> {
    const found = await this.read(person, uid);
    const site = typed.trim() === '' ? null : normaliseDomain(typed);
    if (site === undefined) throw invalid('site', clusteringFaults.noSite);
    await this.postgres.query('UPDATE clustering SET site = $2 WHERE id = $1', [found.id, site]);
    return this.read(person, uid);
  }

  /**
   * Deletes a project; for a quarter of an hour it can be brought back.
   * @throws AppError NotFound, Forbidden for who is neither its owner nor that of the paying account, BadRequest while it is clustered
   */
  async remove(person: AuthenticatedUser, uid: string): Promise<void> {
    const found = await this.read(person, uid);
    assertMayDispose(found, person);
    if (found.state === taskStates.processing) throw refused(clusteringFaults.running);
    await this.postgres.query('UPDATE clustering SET deleted_at = $2 WHERE id = $1', [found.id, this.now()]);
  }

  /** Brings a project back that was deleted in the last quarter of an hour. Throws NotFound, ClusteringLimit. */
  async restore(person: AuthenticatedUser, uid: string): Promise<ReadClustering> {
    if (!isUuid(uid)) throw new AppError(ErrorCode.NotFound);
    const since = new Date(this.now().getTime() - undoMinutes * 60_000);
    const [found] = await findClusterings(
      this.postgres.manager,
      'project.id = $1 AND project.deleted_at > $2',
      [uid, since],
    );
    if (!found || !mayDispose(found, readerOf(person))) throw new AppError(ErrorCode.NotFound);
    await this.postgres.transaction(async (tx) => {
      await lockAccount(tx, person.owner.id);
      await assertRoom(tx, person);
      await tx.query('UPDATE clustering SET deleted_at = NULL WHERE id = $1', [found.id]);
    });
    return this.read(person, uid);
  }

  /**
   * Gives a project to a team member; from then on it is the team's, whoever brought it.
   * @throws AppError NotFound, Forbidden, InvalidField where nobody of the account has the e-mail
   */
  async changeOwner(person: AuthenticatedUser, uid: string, email: string): Promise<ReadClustering> {
    const found = await this.read(person, uid);
    assertMayDispose(found, person);
    const [, changed]: [unknown, number] = await this.postgres.query(
      `UPDATE clustering SET owner_id = colleague.id, team_id = $3 FROM account AS colleague
       WHERE clustering.id = $1 AND colleague.email = lower($2) AND coalesce(colleague.owner_id, colleague.id) = $3`,
      [found.id, email.replaceAll('\0', '').trim(), found.payerId],
    );
    if (changed === 0) throw invalid('user', clusteringFaults.noColleague);
    return this.read(person, uid);
  }
}

/** Throws NotFound also for a project that the person may not see. */
export async function readClustering(
  manager: Pick<EntityManager, 'query'>,
  person: AuthenticatedUser,
  uid: string,
): Promise<ReadClustering> {
  if (!isUuid(uid)) throw new AppError(ErrorCode.NotFound);
  const [found] = await findClusterings(manager, 'project.id = $1 AND project.deleted_at IS NULL', [uid]);
  if (!found || !maySee(found, readerOf(person))) throw new AppError(ErrorCode.NotFound);
  return found;
}

/** Throws ReportRestricted for a plan without keyword clusters. */
export function assertHeld({ plan }: AuthenticatedUser): void {
  if (!plan.limits.semanticKernel) {
    throw new AppError(ErrorCode.ReportRestricted, { what: clusteringFaults.notHeld });
  }
}

function assertMayDispose(found: ReadClustering, person: AuthenticatedUser): void {
  if (!mayDispose(found, readerOf(person))) {
    throw new AppError(ErrorCode.Forbidden, { what: clusteringFaults.onlyOwners });
  }
}

/** Throws ClusteringLimit where the account has as many projects as its plan holds; only under the account's lock does that stay so. */
async function assertRoom(tx: EntityManager, { owner, plan }: AuthenticatedUser): Promise<void> {
  const { projects: limit } = plan.limits.clustering;
  if (limit !== null && (await countClusterings(tx, owner.id)) >= limit) {
    throw new AppError(ErrorCode.ClusteringLimit, { limit });
  }
}
