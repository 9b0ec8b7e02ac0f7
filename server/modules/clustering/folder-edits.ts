import { maxFolderDepth, virtualFolders } from '../../contract/clustering.js';
import {
  withUpdatedPaths,
  withParent,
  readFolders,
  withDescendants,
  writeFolders,
  type FolderRow,
  type FolderTree,
} from '../../ingest/clustering/folder-rows.js';
import { moveFolderContents, highestVolumeWord, moveKeywords } from '../../ingest/clustering/keyword-rows.js';
import { validateName } from '../groups/validate-group.js';
import type { WriteEdit } from './clustering-edit.service.js';
import { clusteringErrors, invalid, badRequest } from './clustering-errors.js';

/** Makes a folder under another one (0: at the top), with keywords if any are named. Without a name it gets that of the one of the highest volume. */
export function createFolderEdit(parent: number, input: string, ids: readonly number[]): WriteEdit {
  return async (work, { nextFolder: id }) => {
    const tree = await readFolders(work);
    const parentFolder = parent === virtualFolders.all ? undefined : requireFolder(tree, parent);
    const explicitName = validateName(input);
    const name = explicitName ?? (await highestVolumeWord(work, ids)) ?? 'New folder';
    if (explicitName !== undefined) assertNameFree(tree, parent, name);
    const uniqueName = explicitName ?? uniqueNameUnder(tree, parent, name);
    const row = withParent(
      { folder: id, name: uniqueName, pinned: false, locked: false, byHand: true },
      parentFolder,
    );
    assertDepth(row);
    await writeFolders(work, [row]);
    if (ids.length > 0) await moveKeywords(work, ids, id);
    return { kind: 'NEW_FOLDER', what: uniqueName, newFolder: id, createdFolders: 1 };
  };
}

/** Throws InvalidField for a name that is none, or that another folder beside it has. */
export function renameFolderEdit(id: number, input: string): WriteEdit {
  return async (work) => {
    const tree = await readFolders(work);
    const folder = requireFolder(tree, id);
    const name = validateName(input);
    if (name === undefined) throw invalid('name', clusteringErrors.noName);
    if (name === folder.name) throw badRequest(clusteringErrors.sameFolder);
    assertNameFree(tree, folder.parent, name, id);
    const renamed = withParent({ ...folder, name }, tree.get(folder.parent));
    await writeFolders(work, withUpdatedPaths(tree, renamed));
    return { kind: 'RENAME', what: name };
  };
}

/** Moves folders, with all that is in them, under another one or to the top (0). */
export function moveFoldersEdit(ids: readonly number[], to: number): WriteEdit {
  return async (work) => {
    const tree = await readFolders(work);
    const newParent = to === virtualFolders.all ? undefined : requireFolder(tree, to);
    const moved = topmostSelected(tree, ids);
    if (moved.some(({ folder }) => newParent?.trail.includes(folder)))
      throw badRequest(clusteringErrors.intoItself);
    const toMove = moved.filter(({ parent }) => parent !== (newParent?.folder ?? 0));
    if (toMove.length === 0) throw badRequest(clusteringErrors.sameFolder);
    const takenNames = namesUnder(tree, to);
    const rows = toMove.flatMap((folder) => {
      if (takenNames.has(folder.name.toLowerCase())) throw badRequest(clusteringErrors.nameTaken);
      takenNames.add(folder.name.toLowerCase());
      return withUpdatedPaths(tree, withParent(folder, newParent));
    });
    rows.forEach(assertDepth);
    await writeFolders(work, rows);
    return { kind: 'MOVE_FOLDERS', what: newParent?.name };
  };
}

/** Puts the keywords of folders, and of those under them, into one of them or another one, and takes the folders away. */
export function mergeFoldersEdit(ids: readonly number[], into: number): WriteEdit {
  return async (work) => {
    const tree = await readFolders(work);
    const target = requireFolder(tree, into);
    const merged = withDescendants(
      tree,
      topmostSelected(tree, ids).map(({ folder }) => folder),
    ).filter(({ folder }) => folder !== into);
    if (merged.length === 0) throw badRequest(clusteringErrors.chooseFolders);
    const removedIds = new Set(merged.map(({ folder }) => folder));
    if (target.trail.some((id) => removedIds.has(id))) throw badRequest(clusteringErrors.intoItself);
    await moveFolderContents(work, [...removedIds], into);
    await writeFolders(work, [], merged);
    return { kind: 'MERGE', what: target.name };
  };
}

/** Takes folders away, with those under them; their keywords go into no folder. */
export function removeFoldersEdit(ids: readonly number[]): WriteEdit {
  return async (work) => {
    const tree = await readFolders(work);
    const selected = topmostSelected(tree, ids);
    const removed = withDescendants(
      tree,
      selected.map(({ folder }) => folder),
    );
    await moveFolderContents(
      work,
      removed.map(({ folder }) => folder),
      virtualFolders.unsorted,
    );
    await writeFolders(work, [], removed);
    return { kind: 'REMOVE_FOLDERS', what: selected.length === 1 ? selected[0]?.name : undefined };
  };
}

const flagEditKinds = { pinned: ['PIN', 'UNPIN'], locked: ['LOCK', 'UNLOCK'] } as const;

/** Marks folders: pinned ones stand first, locked ones a run leaves alone. */
export function flagFoldersEdit(
  ids: readonly number[],
  flag: 'pinned' | 'locked',
  isSet: boolean,
): WriteEdit {
  return async (work) => {
    const tree = await readFolders(work);
    const changed = ids.map((id) => requireFolder(tree, id)).filter((folder) => folder[flag] !== isSet);
    if (changed.length === 0) throw badRequest(clusteringErrors.sameFolder);
    await writeFolders(
      work,
      changed.map((folder) => ({ ...folder, [flag]: isSet })),
    );
    return {
      kind: flagEditKinds[flag][isSet ? 0 : 1],
      what: changed.length === 1 ? changed[0]?.name : undefined,
    };
  };
}

/** Throws BadRequest for a folder that is not there. */
export function requireFolder(tree: FolderTree, id: number): FolderRow {
  const folder = tree.get(id);
  if (!folder) throw badRequest(clusteringErrors.noFolder);
  return folder;
}

/** The chosen folders without those that stand under another chosen one. Throws BadRequest for none, or one that is not there. */
function topmostSelected(tree: FolderTree, ids: readonly number[]): FolderRow[] {
  const selected = new Set(ids);
  if (selected.size === 0) throw badRequest(clusteringErrors.chooseFolders);
  return [...selected]
    .map((id) => requireFolder(tree, id))
    .filter(({ trail, folder }) => !trail.some((id) => id !== folder && selected.has(id)));
}

function namesUnder(tree: FolderTree, parent: number, exceptId?: number): Set<string> {
  const siblings = [...tree.values()].filter((one) => one.parent === parent && one.folder !== exceptId);
  return new Set(siblings.map(({ name }) => name.toLowerCase()));
}

function assertNameFree(tree: FolderTree, parent: number, name: string, exceptId?: number): void {
  if (namesUnder(tree, parent, exceptId).has(name.toLowerCase()))
    throw invalid('name', clusteringErrors.nameTaken);
}

/** The name, with a number behind it where another folder beside it has it. */
function uniqueNameUnder(tree: FolderTree, parent: number, name: string): string {
  const takenNames = namesUnder(tree, parent);
  let uniqueName = name;
  for (let number = 2; takenNames.has(uniqueName.toLowerCase()); number++) uniqueName = `${name} ${number}`;
  return uniqueName;
}

function assertDepth({ trail }: FolderRow): void {
  if (trail.length > maxFolderDepth) throw badRequest(clusteringErrors.tooDeep);
}
