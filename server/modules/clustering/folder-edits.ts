import { maxFolderDepth, virtualFolders } from '../../contract/projects/clustering.js';
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

/**
 * Creates a folder under a parent (0 for the root), optionally with keywords. The default name is the keyword with
 * the highest volume.
 */
export function createFolderEdit(parent: number, input: string, ids: readonly number[]): WriteEdit {
  return async (work, { nextFolder: id }) => {
    const tree = await readFolders(work);
    const parentFolder = parent === virtualFolders.all ? undefined : requireFolder(tree, parent);
    const explicitName = validateName(input);
    const name = explicitName ?? (await highestVolumeWord(work, ids)) ?? 'New folder';
    if (explicitName !== undefined) assertNameFree(tree, parent, name);
    const uniqueName = explicitName ?? createUniqueName(tree, parent, name);
    const row = withParent(
      { folder: id, name: uniqueName, pinned: false, locked: false, byHand: true },
      parentFolder,
    );
    assertDepth(row);
    await writeFolders(work, [row]);
    if (ids.length > 0) await moveKeywords(work, ids, id);
    return { kind: 'NEW_FOLDER', targetName: uniqueName, newFolder: id, createdFolders: 1 };
  };
}

/** Renames a folder. Throws InvalidField for an empty name or one that a sibling uses. */
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
    return { kind: 'RENAME', targetName: name };
  };
}

/** Moves folders with their content to another parent or to the root (0). */
export function moveFoldersEdit(ids: readonly number[], to: number): WriteEdit {
  return async (work) => {
    const tree = await readFolders(work);
    const newParent = to === virtualFolders.all ? undefined : requireFolder(tree, to);
    const selectedFolders = topmostSelected(tree, ids);
    if (selectedFolders.some(({ folder }) => newParent?.trail.includes(folder))) {
      throw badRequest(clusteringErrors.intoItself);
    }
    const foldersToMove = selectedFolders.filter(({ parent }) => parent !== (newParent?.folder ?? 0));
    if (foldersToMove.length === 0) throw badRequest(clusteringErrors.sameFolder);
    const takenNames = getChildNames(tree, to);
    const rows = foldersToMove.flatMap((folder) => {
      if (takenNames.has(folder.name.toLowerCase())) throw badRequest(clusteringErrors.nameTaken);
      takenNames.add(folder.name.toLowerCase());
      return withUpdatedPaths(tree, withParent(folder, newParent));
    });
    rows.forEach(assertDepth);
    await writeFolders(work, rows);
    return { kind: 'MOVE_FOLDERS', targetName: newParent?.name };
  };
}

/** Moves the keywords of folders and their subfolders into one folder, and removes the others. */
export function mergeFoldersEdit(ids: readonly number[], into: number): WriteEdit {
  return async (work) => {
    const tree = await readFolders(work);
    const target = requireFolder(tree, into);
    const mergedFolders = withDescendants(
      tree,
      topmostSelected(tree, ids).map(({ folder }) => folder),
    ).filter(({ folder }) => folder !== into);
    if (mergedFolders.length === 0) throw badRequest(clusteringErrors.chooseFolders);
    const removedIds = new Set(mergedFolders.map(({ folder }) => folder));
    if (target.trail.some((id) => removedIds.has(id))) throw badRequest(clusteringErrors.intoItself);
    await moveFolderContents(work, [...removedIds], into);
    await writeFolders(work, [], mergedFolders);
    return { kind: 'MERGE', targetName: target.name };
  };
}

/** Removes folders with their subfolders. Their keywords become non-grouped. */
export function removeFoldersEdit(ids: readonly number[]): WriteEdit {
  return async (work) => {
    const tree = await readFolders(work);
    const selected = topmostSelected(tree, ids);
    const removedFolders = withDescendants(
      tree,
      selected.map(({ folder }) => folder),
    );
    await moveFolderContents(
      work,
      removedFolders.map(({ folder }) => folder),
      virtualFolders.unsorted,
    );
    await writeFolders(work, [], removedFolders);
    return { kind: 'REMOVE_FOLDERS', targetName: selected.length === 1 ? selected[0]?.name : undefined };
  };
}

const flagEditKinds = { pinned: ['PIN', 'UNPIN'], locked: ['LOCK', 'UNLOCK'] } as const;

/** Flags folders: pinned folders sort first, locked ones are not changed by clustering runs. */
export function flagFoldersEdit(
  ids: readonly number[],
  flag: 'pinned' | 'locked',
  isSet: boolean,
): WriteEdit {
  return async (work) => {
    const tree = await readFolders(work);
    const changedFolders = ids
      .map((id) => requireFolder(tree, id))
      .filter((folder) => folder[flag] !== isSet);
    if (changedFolders.length === 0) throw badRequest(clusteringErrors.sameFolder);
    await writeFolders(
      work,
      changedFolders.map((folder) => ({ ...folder, [flag]: isSet })),
    );
    return {
      kind: flagEditKinds[flag][isSet ? 0 : 1],
      targetName: changedFolders.length === 1 ? changedFolders[0]?.name : undefined,
    };
  };
}

/** Throws BadRequest for an unknown folder. */
export function requireFolder(tree: FolderTree, id: number): FolderRow {
  const folder = tree.get(id);
  if (!folder) throw badRequest(clusteringErrors.noFolder);
  return folder;
}

/**
 * Selected folders that are not inside another selected folder. Throws BadRequest for an empty selection or an
 * unknown folder.
 */
function topmostSelected(tree: FolderTree, ids: readonly number[]): FolderRow[] {
  const selected = new Set(ids);
  if (selected.size === 0) throw badRequest(clusteringErrors.chooseFolders);
  return [...selected]
    .map((id) => requireFolder(tree, id))
    .filter(({ trail, folder }) => !trail.some((id) => id !== folder && selected.has(id)));
}

function getChildNames(tree: FolderTree, parent: number, exceptId?: number): Set<string> {
  const siblings = [...tree.values()].filter(
    (sibling) => sibling.parent === parent && sibling.folder !== exceptId,
  );
  return new Set(siblings.map(({ name }) => name.toLowerCase()));
}

function assertNameFree(tree: FolderTree, parent: number, name: string, exceptId?: number): void {
  if (getChildNames(tree, parent, exceptId).has(name.toLowerCase())) {
    throw invalid('name', clusteringErrors.nameTaken);
  }
}

/** Appends a number to a name that a sibling uses. */
function createUniqueName(tree: FolderTree, parent: number, name: string): string {
  const takenNames = getChildNames(tree, parent);
  let uniqueName = name;
  for (let number = 2; takenNames.has(uniqueName.toLowerCase()); number++) uniqueName = `${name} ${number}`;
  return uniqueName;
}

function assertDepth({ trail }: FolderRow): void {
  if (trail.length > maxFolderDepth) throw badRequest(clusteringErrors.tooDeep);
}
