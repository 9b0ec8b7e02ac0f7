import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { serpLocations } from '../../config/serp-locations.js';
import { maxTagsPerKeyword } from '../../contract/projects/positions.js';
import { taskStates } from '../../contract/projects/task-states.js';
import { isTurkish, normaliseTypedKeyword } from '../../contract/formatting/normalise-keyword.js';
import { PositionProjectRecord } from '../../entities/position-project.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import { lockAccount } from '../platform/lock-account.js';
import type { BaseCatalogueService, BaseState } from '../databases/base-catalogue.service.js';
import type { GroupReportService } from '../groups/group-report.service.js';
import { resolveKeywordIds, findGroupKeywords } from './keyword-ids.js';
import { resolveLocation } from './resolve-location.js';
import {
  invalidTagsMessage,
  validateProject,
  validateTags,
  invalid,
  type ValidatedProject,
  type ProjectInput,
} from './validate-project.js';
import { findProjects, readProject, type ProjectDetails } from './project-rows.js';
import { findSerpProvider, missingCapability } from './providers/serp-providers.js';
import { nextDue } from './schedule.js';
import {
  addKeywords,
  assertKeywordLimit,
  assertUniqueName,
  assertProjectLimit,
  writeRegions,
} from './write-project.js';
import { paidPlanOnlyMessage, type SerpKeyService } from './serp-keys.service.js';

/** Sources of keywords, merged: a list, and the organic keywords of a group report. */
export interface KeywordSource {
  list: readonly string[];
  /** Group report id. */
  group?: string;
}

/** Minutes in which a deleted project can be restored. */
const undoMinutes = 15;

interface PositionProjectDependencies {
  postgres: DataSource;
  now: () => Date;
  databases: BaseCatalogueService;
  groups: GroupReportService;
  keys: SerpKeyService;
}

/** Manages rank tracking projects. All users of an account share its projects. */
export class PositionProjectService {
  constructor(private readonly deps: PositionProjectDependencies) {}

  list(user: AuthenticatedUser): Promise<ProjectDetails[]> {
    return findProjects(this.deps.postgres.manager, user);
  }

  /** Throws PositionsProjectNotFound. */
  read(user: AuthenticatedUser, id: string): Promise<ProjectDetails> {
    return readProject(this.deps.postgres.manager, user, id);
  }

  /**
   * Creates a project and returns its id.
   * @throws AppError InvalidField, UnknownBase, PositionsLimit, PositionsKeywordsLimit, NotFound for a group report
   */
  async create(
    user: AuthenticatedUser,
    input: ProjectInput,
    source: KeywordSource,
    clickhouse: ClickHouseStore,
  ): Promise<string> {
    const project = validateProject(input);
    const regions = await this.resolveRegions(user, project);
    const languages = regions.map(({ base }) => base.lng);
    const keywords = await this.resolveKeywords(user, { ...source, languages }, clickhouse);
    assertKeywordLimit(user, keywords.length);
    const ids = await resolveKeywordIds(keywords, clickhouse);
    const id = randomUUID();
    await this.deps.postgres.transaction(async (tx) => {
      await lockAccount(tx, user.owner.id);
      await assertProjectLimit(tx, user);
      await assertUniqueName(tx, user, project.name);
      await tx.insert(PositionProjectRecord, {
        id,
        teamId: user.owner.id,
        makerId: user.account.id,
        ...toColumns(project),
        nextDue: nextDue(project, this.deps.now()) ?? null,
        createdAt: this.deps.now(),
      });
      await writeRegions(tx, id, regions);
      await addKeywords(tx, id, ids);
    });
    return id;
  }

  /** Throws the errors of `create`, and PositionsProjectNotFound. */
  async update(user: AuthenticatedUser, id: string, input: ProjectInput): Promise<ProjectDetails> {
    const { teamId } = await this.read(user, id);
    const project = validateProject(input);
    const regions = await this.resolveRegions(user, project);
    await this.deps.postgres.transaction(async (tx) => {
      await lockAccount(tx, teamId);
      await assertUniqueName(tx, user, project.name, id);
      await tx.update(
        PositionProjectRecord,
        { id },
        { ...toColumns(project), nextDue: nextDue(project, this.deps.now()) ?? null },
      );
      await writeRegions(tx, id, regions);
    });
    return this.read(user, id);
  }

  /** Soft-deletes a project; it can be restored for 15 minutes. Throws PositionsProjectNotFound. */
  async remove(user: AuthenticatedUser, id: string): Promise<void> {
    await this.read(user, id);
    await this.deps.postgres.transaction(async (tx) => {
      await tx.update(PositionProjectRecord, { id }, { deletedAt: this.deps.now() });
      // Cancel running checks so that they stop spending money.
      await tx.query(
        `UPDATE task SET cancel_requested_at = coalesce(cancel_requested_at, $2) FROM position_run AS run
         WHERE run.project_id = $1 AND task.id = run.task_id AND task.state = $3`,
        [id, this.deps.now(), taskStates.processing],
      );
    });
  }

  /** Throws PositionsProjectNotFound, PositionsLimit, or InvalidField if its name has been reused. */
  async restore(user: AuthenticatedUser, id: string): Promise<ProjectDetails> {
    const since = new Date(this.deps.now().getTime() - undoMinutes * 60_000);
    const project = await readProject(this.deps.postgres.manager, user, id, since);
    await this.deps.postgres.transaction(async (tx) => {
      await lockAccount(tx, project.teamId);
      await assertProjectLimit(tx, user);
      await assertUniqueName(tx, user, project.name, id);
      // Checks that were due in between are skipped.
      const nextDueAt = nextDue(project, this.deps.now()) ?? null;
      await tx.update(PositionProjectRecord, { id }, { deletedAt: null, nextDue: nextDueAt });
    });
    return this.read(user, id);
  }

  /** Adds keywords and ignores existing ones. Throws the keyword errors of `create`. */
  async addKeywords(
    user: AuthenticatedUser,
    id: string,
    source: KeywordSource,
    clickhouse: ClickHouseStore,
  ): Promise<ProjectDetails> {
    const { teamId, regions } = await this.read(user, id);
    const languages = regions.map(({ lng }) => lng);
    const keywords = await this.resolveKeywords(user, { ...source, languages }, clickhouse);
    const ids = await resolveKeywordIds(keywords, clickhouse);
    await this.deps.postgres.transaction(async (tx) => {
      await lockAccount(tx, teamId);
      await addKeywords(tx, id, ids);
      const [row] = await tx.query<{ total: number }[]>(
        'SELECT count(*)::int AS total FROM position_keyword WHERE project_id = $1',
        [id],
      );
      assertKeywordLimit(user, row?.total ?? 0);
    });
    return this.read(user, id);
  }

  /** Removes keywords; a project must retain at least one. */
  async removeKeywords(user: AuthenticatedUser, id: string, ids: readonly number[]): Promise<ProjectDetails> {
    const { teamId } = await this.read(user, id);
    await this.deps.postgres.transaction(async (tx) => {
      await lockAccount(tx, teamId);
      await tx.query('DELETE FROM position_keyword WHERE project_id = $1 AND keyword_id = ANY($2)', [
        id,
        ids,
      ]);
      const [remaining] = await tx.query<unknown[]>(
        'SELECT FROM position_keyword WHERE project_id = $1 LIMIT 1',
        [id],
      );
      if (!remaining) throw invalid('keywords', errorMessages.lastKeyword);
    });
    return this.read(user, id);
  }

  /** Adds tags to keywords or removes them. */
  async tag(
    user: AuthenticatedUser,
    id: string,
    { ids, tags, isRemoved }: { ids: readonly number[]; tags: readonly string[]; isRemoved: boolean },
  ): Promise<void> {
    const { teamId } = await this.read(user, id);
    const validTags = validateTags(tags);
    const lowercaseTags = validTags.map((tag) => tag.toLowerCase());
    const otherTagsSql = 'ARRAY(SELECT tag FROM unnest(tags) AS tag WHERE NOT lower(tag) = ANY($3))';
    await this.deps.postgres.transaction(async (tx) => {
      await lockAccount(tx, teamId);
      const [rows] = await tx.query<[{ count: number }[], number]>(
        `UPDATE position_keyword SET tags = ${isRemoved ? otherTagsSql : `${otherTagsSql} || $4::text[]`}
         WHERE project_id = $1 AND keyword_id = ANY($2) RETURNING cardinality(tags) AS count`,
        [id, ids, lowercaseTags, ...(isRemoved ? [] : [validTags])],
      );
      if (!isRemoved && rows.some(({ count }) => count > maxTagsPerKeyword)) {
        throw invalid('tags', invalidTagsMessage);
      }
    });
  }

  /** All tags of a project in alphabetical order. */
  async listTags(id: string): Promise<string[]> {
    const rows = await this.deps.postgres.query<{ tag: string }[]>(
      'SELECT DISTINCT unnest(tags) AS tag FROM position_keyword WHERE project_id = $1 ORDER BY tag',
      [id],
    );
    return rows.map(({ tag }) => tag);
  }

  /** Resolves the databases of the regions and checks that the provider supports them. */
  private async resolveRegions(
    user: AuthenticatedUser,
    project: ValidatedProject,
  ): Promise<{ base: BaseState; location: string }[]> {
    const regions: { base: BaseState; location: string }[] = [];
    for (const { base: code, location } of project.regions) {
      const base = await this.deps.databases.byCode(code);
      if (base.engine !== project.engine) {
        throw invalid('regions', errorMessages.otherEngine(base.name, base.caption));
      }
      // Ignore a custom location for a database with a predefined one: its positions would belong to another region.
      regions.push({ base, location: serpLocations[base.code] ? '' : location });
    }
    const provider = project.provider === null ? undefined : findSerpProvider(project.provider);
    if (!provider) return regions;
    if (user.kind === 'demo') throw new AppError(ErrorCode.Forbidden, { what: paidPlanOnlyMessage });
    for (const { base, location } of regions) {
      const unsupported = missingCapability(provider, {
        ...project,
        location: resolveLocation(base.code, location),
      });
      if (unsupported) throw invalid(unsupported.field, unsupported.message);
    }
    if (!(await this.deps.keys.has(user.owner.id, provider.id))) {
      throw invalid('provider', errorMessages.noKey(provider.name));
    }
    return regions;
  }

  private async resolveKeywords(
    user: AuthenticatedUser,
    { list, group, languages }: KeywordSource & { languages: readonly string[] },
    clickhouse: ClickHouseStore,
  ): Promise<string[]> {
    const groupKeywords =
      group === undefined
        ? []
        : await findGroupKeywords(
            await this.deps.groups.read(user, group),
            clickhouse,
            user.plan.limits.positions.keywords,
          );
    // A project has one text per keyword, so only projects with nothing but Turkish databases read `I` as `ı`.
    const language = languages.every(isTurkish) ? languages[0] : undefined;
    const listKeywords = list.map((keyword) => normaliseTypedKeyword(keyword, language));
    const keywords = [...listKeywords, ...groupKeywords].filter((word) => word !== '' && word.length <= 1000);
    const uniqueKeywords = [...new Set(keywords)];
    if (uniqueKeywords.length === 0) throw invalid('keywords', errorMessages.noKeywords);
    return uniqueKeywords;
  }
}

function toColumns({ regions: _, ...columns }: ValidatedProject): Omit<ValidatedProject, 'regions'> {
  return columns;
}

const errorMessages = {
  noKeywords: { en: 'Enter keywords, one per line.', ru: 'Укажите фразы, по одной в строке.' },
  lastKeyword: {
    en: 'A project must have at least one keyword. To remove all keywords, delete the project.',
    ru: 'В проекте остаётся хотя бы одна фраза. Чтобы убрать всё, удалите проект.',
  },
  noKey: (name: string) => ({
    en: `Enter the key of ${name} first.`,
    ru: `Сначала введите ключ ${name}.`,
  }),
  otherEngine: (en: string, ru: string) => ({
    en: `${en} belongs to another search engine.`,
    ru: `${ru} относится к другой поисковой системе.`,
  }),
};
