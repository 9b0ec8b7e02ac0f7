import { randomUUID } from 'node:crypto';
import type { RunningApp } from '../../support/running-app.js';
import type { MatrixActors } from './matrix-actors.js';

/** A folder of the project and a keyword in it. */
const folderOfProject = 1;
const otherFolder = 2;
const keywordOfProject = '4711';

/** A clustering project of the team owner: two folders, a keyword in the first one, and an undone edit. */
async function createOwnerClustering({ getUser: user }: MatrixActors, app: RunningApp): Promise<string> {
  const { id: owner } = await user('team owner');
  const { postgres, clickhouse } = app.stores;
  const [row]: { id: string; number: number; made: number; undone: number }[] = await postgres.query(
    `INSERT INTO clustering (id, owner_id, team_id, base_id, name, epoch_at, path, undone, next_folder, keywords, folders, created_at, accessed_at)
     SELECT $1, $2, $2, base.id, 'Clusters', $3, ARRAY[nextval('clustering_revision')::int], ARRAY[nextval('clustering_revision')::int], 3, 1, 2, $3, $3
     FROM base WHERE code = 'gny' RETURNING id, number, path[1] AS made, undone[1] AS undone`,
    [randomUUID(), owner, app.clock.now()],
  );
  const { id = '', number = 0, made = 0, undone = 0 } = row ?? {};
  await postgres.query(
    `INSERT INTO clustering_edit (revision, clustering_id, account_id, at, kind, keywords, folders)
     VALUES ($1, $3, $4, $5, 'IMPORT', 1, 0), ($2, $3, $4, $5, 'MOVE', 1, 0)`,
    [made, undone, id, owner, app.clock.now()],
  );
  const parameters = { number, made };
  await clickhouse.command(
    `INSERT INTO cluster_keyword (clustering, epoch, keyword_id, revision, known, word) SELECT {number:UInt32}, 1, ${keywordOfProject}, {made:UInt32}, 1, 'phone'`,
    { parameters },
  );
  await clickhouse.command(
    `INSERT INTO cluster_place (clustering, epoch, keyword_id, revision, folder) SELECT {number:UInt32}, 1, ${keywordOfProject}, {made:UInt32}, ${folderOfProject}`,
    { parameters },
  );
  await clickhouse.command(
    `INSERT INTO cluster_folder (clustering, epoch, folder, revision, name, trail, path)
     SELECT {number:UInt32}, 1, id, {made:UInt32}, concat('folder ', toString(id)), [id], concat('folder ', toString(id)) FROM (SELECT arrayJoin([1, 2]) AS id)`,
    { parameters },
  );
  return id;
}

/** A clustering project of the team owner that was just deleted. */
async function createDeletedClustering(actors: MatrixActors, app: RunningApp): Promise<string> {
  const id = await createOwnerClustering(actors, app);
  await app.stores.postgres.query('UPDATE clustering SET deleted_at = $2 WHERE id = $1', [
    id,
    app.clock.now(),
  ]);
  return id;
}

/** Revision of the latest edit of a project, or of the undone one. */
function createRevisionFactory(which: 'path' | 'undone') {
  return async (
    _actors: MatrixActors,
    app: RunningApp,
    { uid }: Record<string, unknown>,
  ): Promise<number> => {
    const [row]: { revision: number }[] = await app.stores.postgres.query(
      `SELECT ${which}[1] AS revision FROM clustering WHERE id = $1`,
      [uid],
    );
    return row?.revision ?? 0;
  };
}

type ArgumentFactory = (actors: MatrixActors, app: RunningApp, before: Record<string, unknown>) => unknown;

/** Arguments of the clustering operations. `memberEmail` creates the email of a team member. */
export function clusteringArguments(
  memberEmail: ArgumentFactory,
): Record<string, Record<string, ArgumentFactory>> {
  return {
    clustering: { uid: createOwnerClustering },
    clusteringState: { uid: createOwnerClustering },
    clusteringTree: { uid: createOwnerClustering },
    clusteringEdits: { uid: createOwnerClustering },
    clusteringPreview: { uid: createOwnerClustering, settings: () => ({}) },
    clusterSharedUrls: { uid: createOwnerClustering, folder: () => folderOfProject },
    clusterPages: { uid: createOwnerClustering },
    clusteringKeywords: { uid: createOwnerClustering },
    createClustering: { from: () => ({ keywords: ['phone'] }) },
    importClusteringKeywords: { uid: createOwnerClustering, from: () => ({ keywords: ['phones'] }) },
    renameClustering: { uid: createOwnerClustering, name: () => 'Ours' },
    setClusteringSite: { uid: createOwnerClustering, site: () => 'alpha.example' },
    deleteClustering: { uid: createOwnerClustering },
    copyClustering: { uid: createOwnerClustering },
    restoreClustering: { uid: createDeletedClustering },
    changeClusteringOwner: { uid: createOwnerClustering, user: memberEmail },
    startClustering: { uid: createOwnerClustering, settings: () => ({}) },
    splitClusterFolder: { uid: createOwnerClustering, folder: () => folderOfProject, settings: () => ({}) },
    moveClusteringKeywords: { uid: createOwnerClustering, to: () => -1, keywords: () => [keywordOfProject] },
    removeClusteringKeywords: { uid: createOwnerClustering, keywords: () => [keywordOfProject] },
    createClusterFolder: { uid: createOwnerClustering, keywords: () => [keywordOfProject] },
    renameClusterFolder: { uid: createOwnerClustering, folder: () => folderOfProject, name: () => 'Ours' },
    moveClusterFolders: {
      uid: createOwnerClustering,
      folders: () => [folderOfProject],
      to: () => otherFolder,
    },
    mergeClusterFolders: {
      uid: createOwnerClustering,
      folders: () => [folderOfProject],
      into: () => otherFolder,
    },
    removeClusterFolders: { uid: createOwnerClustering, folders: () => [folderOfProject] },
    pinClusterFolders: { uid: createOwnerClustering, folders: () => [folderOfProject], pinned: () => true },
    lockClusterFolders: { uid: createOwnerClustering, folders: () => [folderOfProject], locked: () => true },
    setClusteringBlacklist: { uid: createOwnerClustering, templates: () => ['%phone%'] },
    undoClusteringEdit: { uid: createOwnerClustering, revision: createRevisionFactory('path') },
    redoClusteringEdit: { uid: createOwnerClustering, revision: createRevisionFactory('undone') },
  };
}
