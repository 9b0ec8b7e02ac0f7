import { randomBytes } from 'node:crypto';
import type { RunningApp } from '../../support/running-app.js';
import type { MatrixActors } from './matrix-actors.js';

type ArgumentFactory = (actors: MatrixActors, app: RunningApp) => unknown;

/** Arguments of the position operations. */
export const positionArguments: Readonly<Record<string, Readonly<Record<string, ArgumentFactory>>>> = {
  positionsProject: { id: createOwnerProject },
  positionsRuns: { id: createOwnerProject },
  positionsCost: { id: createOwnerProject },
  positionsReport: { id: createOwnerProject },
  createPositionsProject: { input: createProjectInput, keywords: () => ({ list: ['phone'] }) },
  updatePositionsProject: { id: createOwnerProject, input: createProjectInput },
  removePositionsProject: { id: createOwnerProject },
  restorePositionsProject: { id: createDeletedProject },
  addPositionsKeywords: { id: createOwnerProject, keywords: () => ({ list: ['phone'] }) },
  removePositionsKeywords: { id: createOwnerProject, keywords: () => [1] },
  tagPositionsKeywords: { id: createOwnerProject, keywords: () => [1], tags: () => ['brand'] },
  checkPositions: { id: createOwnerProject },
  saveSerpKey: { provider: () => 'serper', key: () => 'short' },
  removeSerpKey: { provider: () => 'serper' },
};

/** Input that creates a rank tracking project. */
function createProjectInput(): object {
  return {
    address: 'alpha.example',
    name: `project-${randomBytes(5).toString('hex')}`,
    engine: 'google',
    regions: [{ base: 'gny' }],
    language: 'en',
  };
}

/** A rank tracking project of the team owner that has two keywords and no search results service. */
async function createOwnerProject({ getUser: user }: MatrixActors, app: RunningApp): Promise<string> {
  const owner = await user('team owner');
  const [row]: { id: string }[] = await app.stores.postgres.query(
    `INSERT INTO position_project (id, team_id, maker_id, name, address, domain, engine, device, language, depth, schedule, created_at)
     VALUES (gen_random_uuid(), $1, $1, $2, 'alpha.example', 'alpha.example', 'google', 'desktop', 'en', 50, 'demand', $3) RETURNING id`,
    [owner.id, `project-${randomBytes(5).toString('hex')}`, app.clock.now()],
  );
  await app.stores.postgres.query(
    `WITH region AS (INSERT INTO position_region (project_id, place, base_id) SELECT $1, 0, id FROM base WHERE code = 'gny')
     INSERT INTO position_keyword (project_id, keyword_id, word) VALUES ($1, 1, 'phone'), ($1, 2, 'phones')`,
    [row?.id],
  );
  return row?.id ?? '';
}

/** A rank tracking project of the team owner that was just deleted. */
async function createDeletedProject(actors: MatrixActors, app: RunningApp): Promise<string> {
  const id = await createOwnerProject(actors, app);
  await app.stores.postgres.query('UPDATE position_project SET deleted_at = $2 WHERE id = $1', [
    id,
    app.clock.now(),
  ]);
  return id;
}
