import { deepestFolder, virtualFolders } from '../../contract/clustering.js';
import {
  withUpdatedPaths,
  withParent,
  readFolders,
  withDescendants,
  writeFolders,
  type FolderRow,
  type FolderTree,
} from '../../ingest/clustering/folder-rows.js';
import {
  moveFolderContents,
  highestVolumeWord,
  placeKeywords,
} from '../../ingest/clustering/keyword-rows.js';
import { checkedName } from '../groups/new-group.js';
import type { WriteEdit } from './clustering-edit.service.js';
import { clusteringFaults, invalid, refused } from './clustering-faults.js';

/** Makes a folder under another one (0: at the top), with keywords if any are named. Without a name it gets that of the one of the highest volume. */
export function newFolderAct(parent: number, typed: string, ids: readonly number[]): WriteEdit {
  return async (work, { nextFolder: id }) => {
    const tree = await readFolders(work);
    const above = parent === virtualFolders.whole ? undefined : folderOf(tree, parent);
    const given = checkedName(typed);
    const name = given ?? (await highestVolumeWord(work, ids)) ?? 'New folder';
    if (given !== undefined) assertFree(tree, parent, name);
    const free = given ?? freeName(tree, parent, name);
    const row = withParent({ folder: id, name: free, pinned: false, locked: false, byHand: true }, above);
    assertDepth(row);
    await writeFolders(work, [row]);
    if (ids.length > 0) await placeKeywords(work, ids, id);
    return { kind: 'NEW_FOLDER', what: free, newFolder: id, madeFolders: 1 };
  };
}

/** Throws InvalidField for a name that is none, or that another folder beside it has. */
export function renameAct(id: number, typed: string): WriteEdit {
  return async (work) => {
    const tree = await readFolders(work);
    const folder = folderOf(tree, id);
    const name = checkedName(typed);
    if (name === undefined) throw invalid('name', clusteringFaults.noName);
    if (name === folder.name) throw refused(clusteringFaults.sameFolder);
    assertFree(tree, folder.parent, name, id);
    const renamed = withParent({ ...folder, name }, tree.get(folder.parent));
    await writeFolders(work, withUpdatedPaths(tree, renamed));
    return { kind: 'RENAME', what: name };
  };
}

/** Moves folders, with all that is in them, under another one or to the top (0). */
export function moveFoldersAct(ids: readonly number[], to: number): WriteEdit {
  return async (work) => {
    const tree = await readFolders(work);
    const above = to === virtualFolders.whole ? undefined : folderOf(tree, to);
    const moved = topmost(tree, ids);
    if (moved.some(({ folder }) => above?.trail.includes(folder))) throw refused(clusteringFaults.intoItself);
    const away = moved.filter(({ parent }) => parent !== (above?.folder ?? 0));
    if (away.length === 0) throw refused(clusteringFaults.sameFolder);
    const taken = namesUnder(tree, to);
    const rows = away.flatMap((folder) => {
      if (taken.has(folder.name.toLowerCase())) throw refused(clusteringFaults.taken);
      taken.add(folder.name.toLowerCase());
      return withUpdatedPaths(tree, withParent(folder, above));
    });
    rows.forEach(assertDepth);
    await writeFolders(work, rows);
    return { kind: 'MOVE_FOLDERS', what: above?.name };
  };
}

/** Puts the keywords of folders, and of those under them, into one of them or another one, and takes the folders away. */
export function mergeAct(ids: readonly number[], into: number): WriteEdit {
  return async (work) => {
    const tree = await readFolders(work);
    const target = folderOf(tree, into);
    const merged = withDescendants(
      tree,
      topmost(tree, ids).map(({ folder }) => folder),
    ).filter(({ folder }) => folder !== into);
    if (merged.length === 0) throw refused(clusteringFaults.chooseFolders);
    const gone = new Set(merged.map(({ folder }) => folder));
    if (target.trail.some((id) => gone.has(id))) throw refused(clusteringFaults.intoItself);
    await moveFolderContents(work, [...gone], into);
    await writeFolders(work, [], merged);
    return { kind: 'MERGE', what: target.name };
  };
}

/** Takes folders away, with those under them; their keywords go into no folder. */
export function removeFoldersAct(ids: readonly number[]): WriteEdit {
  return async (work) => {
    const tree = await readFolders(work);
    const chosen = topmost(tree, ids);
    const gone = withDescendants(
      tree,
      chosen.map(({ folder }) => folder),
    );
    await moveFolderContents(
      work,
      gone.map(({ folder }) => folder),
      virtualFolders.unsorted,
    );
    await writeFolders(work, [], gone);
    return { kind: 'REMOVE_FOLDERS', what: chosen.length === 1 ? chosen[0]?.name : undefined };
  };
}

const marks = { pinned: ['PIN', 'UNPIN'], locked: ['LOCK', 'UNLOCK'] } as const;

/** Marks folders: pinned ones stand first, locked ones a run leaves alone. */
export function markAct(ids: readonly number[], mark: 'pinned' | 'locked', isSet: boolean): WriteEdit {
  return async (work) => {
    const tree = await readFolders(work);
    const changed = ids.map((id) => folderOf(tree, id)).filter((folder) => folder[mark] !== isSet);
    if (changed.length === 0) throw refused(clusteringFaults.sameFolder);
    await writeFolders(
      work,
      changed.map((folder) => ({ ...folder, [mark]: isSet })),
    );
    return {
      kind: marks[mark][isSet ? 0 : 1],
      what: changed.length === 1 ? changed[0]?.name : undefined,
    };
  };
}

/** Throws BadRequest for a folder that is not there. */
export function folderOf(tree: FolderTree, id: number): FolderRow {
  const folder = tree.get(id);
  if (!folder) throw refused(clusteringFaults.noFolder);
  return folder;
}

/** The chosen folders without those that stand under another chosen one. Throws BadRequest for none, or one that is not there. */
function topmost(tree: FolderTree, ids: readonly number[]): FolderRow[] {
  const chosen = new Set(ids);
  if (chosen.size === 0) throw refused(clusteringFaults.chooseFolders);
  return [...chosen]
    .map((id) => folderOf(tree, id))
    .filter(({ trail, folder }) => !trail.some((id) => id !== folder && chosen.has(id)));
}

function namesUnder(tree: FolderTree, parent: number, but?: number): Set<string> {
  const beside = [...tree.values()].filter((one) => one.parent === parent && one.folder !== but);
  return new Set(beside.map(({ name }) => name.toLowerCase()));
}

function assertFree(tree: FolderTree, parent: number, name: string, but?: number): void {
  if (namesUnder(tree, parent, but).has(name.toLowerCase())) throw invalid('name', clusteringFaults.taken);
}

/** The name, with a number behind it where another folder beside it has it. */
function freeName(tree: FolderTree, parent: number, name: string): string {
  const taken = namesUnder(tree, parent);
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name} ${number}`;
  return free;
}

function assertDepth({ trail }: FolderRow): void {
  if (trail.length > deepestFolder) throw refused(clusteringFaults.tooDeep);
}
