import type { EntityManager } from 'typeorm';
import type { Localised } from '../../contract/language/localised.js';
import { PositionRegionRecord } from '../../entities/position-region.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { BaseState } from '../databases/base-catalogue.service.js';
import { countProjects } from './count-projects.js';
import { invalid } from './validate-project.js';

/** Replaces the regions of a project. */
export async function writeRegions(
  tx: EntityManager,
  id: string,
  regions: readonly { base: BaseState; location: string }[],
): Promise<void> {
  await tx.delete(PositionRegionRecord, { projectId: id });
  for (const [position, { base, location }] of regions.entries()) {
    const alertedDate = base.positionsDate;
    await tx.insert(PositionRegionRecord, {
      projectId: id,
      baseId: base.id,
      sortOrder: position,
      location,
      alertedDate,
    });
  }
}

/** Adds keywords to a project and ignores existing ones. */
export async function addKeywords(
  tx: EntityManager,
  id: string,
  keywords: readonly { id: number; word: string }[],
): Promise<void> {
  await tx.query(
    `INSERT INTO position_keyword (project_id, keyword_id, word)
     SELECT $1, given.id, given.word FROM unnest($2::bigint[], $3::text[]) AS given (id, word) ON CONFLICT DO NOTHING`,
    [id, keywords.map((keyword) => keyword.id), keywords.map(({ word }) => word)],
  );
}

/** Throws PositionsKeywordsLimit if the plan allows fewer keywords. */
export function assertKeywordLimit({ plan }: AuthenticatedUser, count: number): void {
  const { keywords: limit } = plan.limits.positions;
  if (count > limit) throw new AppError(ErrorCode.PositionsKeywordsLimit, { limit, given: count });
}

/** Throws PositionsLimit if the account has reached its plan's limit. The caller holds the account lock. */
export async function assertProjectLimit(
  tx: EntityManager,
  { owner, plan }: AuthenticatedUser,
): Promise<void> {
  const { projects: limit } = plan.limits.positions;
  if (limit !== null && (await countProjects(tx, owner.id)) >= limit) {
    throw new AppError(ErrorCode.PositionsLimit, { limit });
  }
}

/** Throws InvalidField if another project of the account has the name. The caller holds the account lock. */
export async function assertUniqueName(
  tx: EntityManager,
  { owner }: AuthenticatedUser,
  name: string,
  exceptId?: string,
): Promise<void> {
  const duplicates = await tx.query<unknown[]>(
    `SELECT FROM position_project WHERE team_id = $1 AND lower(name) = lower($2) AND deleted_at IS NULL
       AND ($3::uuid IS NULL OR id <> $3) LIMIT 1`,
    [owner.id, name, exceptId ?? null],
  );
  if (duplicates.length > 0) throw invalid('name', duplicateNameMessage);
}

const duplicateNameMessage: Localised = {
  en: 'There is a project of this name already.',
  ru: 'Проект с таким названием уже есть.',
};
