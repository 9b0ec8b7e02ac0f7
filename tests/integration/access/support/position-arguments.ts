import { randomBytes } from 'node:crypto';
import type { RunningApp } from '../../support/running-app.js';
import type { Cast } from './matrix-cast.js';

type Maker = (cast: Cast, app: RunningApp) => unknown;

/** Arguments of the position operations. */
export const positionArguments: Readonly<Record<string, Readonly<Record<string, Maker>>>> = {
  positionsProject: { id: ownerProject },
  positionsRuns: { id: ownerProject },
  positionsCost: { id: ownerProject },
  positionsReport: { id: ownerProject },
  createPositionsProject: { input: someProject, keywords: () => ({ list: ['phone'] }) },
  updatePositionsProject: { id: ownerProject, input: someProject },
  removePositionsProject: { id: ownerProject },
  restorePositionsProject: { id: deletedProject },
  addPositionsKeywords: { id: ownerProject, keywords: () => ({ list: ['phone'] }) },
  removePositionsKeywords: { id: ownerProject, keywords: () => [1] },
  tagPositionsKeywords: { id: ownerProject, keywords: () => [1], tags: () => ['brand'] },
  checkPositions: { id: ownerProject },
  saveSerpKey: { provider: () => 'serper', key: () => 'short' },
  removeSerpKey: { provider: () => 'serper' },
};

/** Input that creates a positions project. */
function someProject(): object {
  return {
    address: 'alpha.example',
    name: `project-${randomBytes(5).toString('hex')}`,
    engine: 'google',
    regions: [{ base: 'gny' }],
    language: 'en',
  };
}

/** A positions project of the team owner with two keywords and without a search results service. */
async function ownerProject({ userOf: user }: Cast, app: RunningApp): Promise<string> {
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

/** A positions project of the team owner that was just deleted. */
async function deletedProject(cast: Cast, app: RunningApp): Promise<string> {
  const id = await ownerProject(cast, app);
  await app.stores.postgres.query('UPDATE position_project SET deleted_at = $2 WHERE id = $1', [
    id,
    app.clock.now(),
  ]);
  return id;
}
