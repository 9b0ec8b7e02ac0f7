import type { ModelAction } from './model-actions.js';

interface ModelFolder {
  id: number;
  parent: number;
  name: string;
  pinned: boolean;
  locked: boolean;
}

interface State {
  /** Folder of each keyword: -1 for none, -2 for the blacklist. */
  folderByWord: ReadonlyMap<string, number>;
  folders: readonly ModelFolder[];
  blacklist: readonly string[];
  /** Revision that led to this state. */
  revision: number;
}

/** Response of the server to an edit. */
export interface ModelChange {
  newFolder: number | null;
  clustering: { revision: number; redo: number | null };
  folders: { ids: number[]; names: string[]; parents: number[] };
}

/** Keyword facts outside the project. */
interface ModelWorld {
  /** All keywords that actions use, starting with the initial ones of the project. */
  words: readonly string[];
  /** Splits keywords into clusters, named after their first keyword. */
  split(words: readonly string[], strength: number): Record<string, string[]>;
}

/** Reference model of a project: each edit makes a new state, and Undo returns to the previous one. */
export class ClusteringModel {
  private undoStack: State[] = [];
  private redoStack: State[] = [];
  private now: State;
  private named = 0;

  /** Creates a project of the first `beginsWith` keywords. */
  constructor(
    private readonly world: ModelWorld,
    beginsWith: number,
  ) {
    const folderByWord = new Map(world.words.slice(0, beginsWith).map((word) => [word, -1]));
    this.now = { folderByWord, folders: [], blacklist: [], revision: 0 };
  }

  /** The folder with this index, or none beyond the last one. */
  folderAt(index: number): ModelFolder | undefined {
    const { folders } = this.now;
    return folders[index % (folders.length + 1)];
  }

  /** Revision of the state, and of the Redo target; undefined where Undo or Redo is impossible. */
  get undoable(): number | undefined {
    return this.undoStack.length === 0 ? undefined : this.now.revision;
  }

  get redoable(): number | undefined {
    return this.redoStack[0]?.revision;
  }

  /** A folder name that was never used. */
  get freshName(): string {
    return `folder ${this.named}`;
  }

  /** Whether the project must reject the action. */
  rejects(action: ModelAction): boolean {
    return this.nextState(action, 0) === undefined;
  }

  /** Records an applied action. */
  apply(action: ModelAction, change: ModelChange): void {
    if (action.do === 'undo') {
      this.redoStack.unshift(this.now);
      this.now = this.undoStack.pop() ?? this.now;
      return;
    }
    if (action.do === 'redo') {
      this.undoStack.push(this.now);
      this.now = this.redoStack.shift() ?? this.now;
      return;
    }
    const next = this.nextState(action, change.newFolder ?? 0, change);
    if (next === undefined) throw new Error(`done, and should have been refused: ${JSON.stringify(action)}`);
    this.undoStack.push(this.now);
    this.redoStack = [];
    this.now = { ...next, revision: change.clustering.revision };
  }

  /** Keywords by folder path. */
  folders(): Record<string, string[]> {
    const wordsByPath: Record<string, string[]> = {};
    for (const [word, folder] of this.now.folderByWord) {
      // The project view excludes the blacklist.
      if (folder !== -2) (wordsByPath[this.pathOf(folder)] ??= []).push(word);
    }
    return Object.fromEntries(Object.entries(wordsByPath).map(([path, list]) => [path, list.sort()]));
  }

  /** Paths of pinned and locked folders, and blacklist templates. */
  marks(): { pinned: string[]; locked: string[]; blacklist: string[] } {
    const marked = (mark: 'pinned' | 'locked') =>
      this.now.folders
        .filter((item) => item[mark])
        .map(({ id }) => this.pathOf(id))
        .sort();
    return { pinned: marked('pinned'), locked: marked('locked'), blacklist: [...this.now.blacklist] };
  }

  /** Keywords on the blacklist. */
  blacklistedWords(): string[] {
    return [...this.now.folderByWord].flatMap(([word, folderId]) => (folderId === -2 ? [word] : [])).sort();
  }

  /** Keyword counts by folder id. */
  counts(): Record<number, number> {
    const counts: Record<number, number> = {};
    for (const folder of this.now.folderByWord.values()) counts[folder] = (counts[folder] ?? 0) + 1;
    return counts;
  }

  private ancestorIds(id: number): number[] {
    const folder = this.now.folders.find((candidate) => candidate.id === id);
    return folder ? [...this.ancestorIds(folder.parent), id] : [];
  }

  private pathOf(id: number): string {
    return this.ancestorIds(id)
      .map((segmentId) => this.now.folders.find(({ id: folderId }) => folderId === segmentId)?.name)
      .join(' / ');
  }

  /** Height of a folder's tree, including itself. */
  private heightOf(id: number): number {
    const heights = this.now.folders
      .filter(({ parent }) => parent === id)
      .map((child) => this.heightOf(child.id));
    return 1 + Math.max(0, ...heights);
  }

  private nameExists(parent: number, name: string, exceptId: number): boolean {
    return this.now.folders.some(
      (candidate) => candidate.parent === parent && candidate.name === name && candidate.id !== exceptId,
    );
  }

  /** State after an action, or undefined if it changes nothing or is not allowed. */
  private nextState(action: ModelAction, newFolder: number, change?: ModelChange): State | undefined {
    const { now } = this;
    const { folderByWord, folders } = now;
    const words = 'keywords' in action ? action.keywords.map((index) => this.world.words[index] ?? '') : [];
    const moveTo = (movedWords: readonly string[], to: number) =>
      new Map([...folderByWord].map(([word, folderId]) => [word, movedWords.includes(word) ? to : folderId]));
    const folder = 'folder' in action ? this.folderAt(action.folder) : undefined;
    const target = 'to' in action ? this.folderAt(action.to) : undefined;
    switch (action.do) {
      case 'create': {
        const parentFolder = this.folderAt(action.under);
        if (this.ancestorIds(parentFolder?.id ?? 0).length >= 5) return undefined;
        const newFolderState = {
          ...unmarked,
          id: newFolder,
          parent: parentFolder?.id ?? 0,
          name: this.freshName,
        };
        if (newFolder !== 0) this.named++;
        return { ...now, folderByWord: moveTo(words, newFolder), folders: [...folders, newFolderState] };
      }
      case 'move':
      case 'keepOut': {
        const to = action.do === 'keepOut' ? -2 : (target?.id ?? -1);
        const movedFolders = words.filter((word) => folderByWord.has(word) && folderByWord.get(word) !== to);
        return movedFolders.length === 0 ? undefined : { ...now, folderByWord: moveTo(movedFolders, to) };
      }
      case 'remove': {
        const removedWords = words.filter((word) => folderByWord.has(word));
        if (removedWords.length === 0) return undefined;
        return {
          ...now,
          folderByWord: new Map([...folderByWord].filter(([word]) => !removedWords.includes(word))),
        };
      }
      case 'rename': {
        if (
          !folder ||
          folder.name === action.name ||
          this.nameExists(folder.parent, action.name, folder.id)
        ) {
          return undefined;
        }
        const renamed = folders.map((other) =>
          other.id === folder.id ? { ...other, name: action.name } : other,
        );
        return { ...now, folders: renamed };
      }
      case 'moveFolder': {
        const to = target?.id ?? 0;
        if (!folder || folder.parent === to || this.ancestorIds(to).includes(folder.id)) return undefined;
        if (this.nameExists(to, folder.name, folder.id)) return undefined;
        if (this.ancestorIds(to).length + this.heightOf(folder.id) > 5) return undefined;
        const movedFolders = folders.map((other) =>
          other.id === folder.id ? { ...other, parent: to } : other,
        );
        return { ...now, folders: movedFolders };
      }
      case 'merge': {
        if (!folder || !target) return undefined;
        // Merging a folder into itself merges its subfolders, if any.
        const isSameFolder = folder.id === target.id;
        if (isSameFolder ? this.heightOf(folder.id) === 1 : this.ancestorIds(target.id).includes(folder.id)) {
          return undefined;
        }
        return this.without(folder.id, target.id);
      }
      case 'removeFolder':
        return folder && this.without(folder.id, -1);
      case 'mark': {
        if (!folder || folder[action.mark] === action.isSet) return undefined;
        const marked = folders.map((other) =>
          other.id === folder.id ? { ...other, [action.mark]: action.isSet } : other,
        );
        return { ...now, folders: marked };
      }
      case 'import': {
        const newWords = words.filter((word) => !folderByWord.has(word));
        if (newWords.length === 0) return undefined;
        const blacklistedWords = (word: string) => (isLike(word, now.blacklist) ? -2 : -1);
        return {
          ...now,
          folderByWord: new Map([
            ...folderByWord,
            ...newWords.map((word) => [word, blacklistedWords(word)] as const),
          ]),
        };
      }
      case 'blacklist': {
        const after = [...folderByWord].map(([word, folderId]): [string, number] => {
          const isBlacklisted = isLike(word, action.templates);
          if (isBlacklisted === isLike(word, now.blacklist) || (folderId === -2) === isBlacklisted) {
            return [word, folderId];
          }
          return [word, isBlacklisted ? -2 : -1];
        });
        return { ...now, folderByWord: new Map(after), blacklist: action.templates };
      }
      case 'split':
        return folder && this.splitFolder(folder, action.strength, change);
      case 'undo':
      case 'redo':
        return undefined;
    }
  }

  /** Splits a folder's own keywords into subfolders named after their first keyword. Others stay in place. */
  private splitFolder(
    { id }: ModelFolder,
    strength: number,
    change: ModelChange | undefined,
  ): State | undefined {
    const { now } = this;
    const folderWords = [...now.folderByWord].filter(([, folderId]) => folderId === id).map(([word]) => word);
    const clusters = Object.entries(this.world.split(folderWords, strength));
    if (this.ancestorIds(id).length >= 5 || clusters.length === 0) return undefined;
    if (clusters.length === 1 && clusters[0]?.[1].length === folderWords.length) return undefined;
    const usedNames = new Set(now.folders.filter(({ parent }) => parent === id).map(({ name }) => name));
    const folderByWord = new Map(now.folderByWord);
    const newFolders = clusters.map(([mainKeyword, words]): ModelFolder => {
      let name = mainKeyword;
      for (let number = 2; usedNames.has(name); number++) name = `${mainKeyword} ${number}`;
      const index =
        change?.folders.names.findIndex(
          (folderName, index) => folderName === name && change.folders.parents[index] === id,
        ) ?? -1;
      const newId = change?.folders.ids[index] ?? 0;
      for (const word of words) folderByWord.set(word, newId);
      return { ...unmarked, id: newId, parent: id, name };
    });
    return { ...now, folderByWord, folders: [...now.folders, ...newFolders] };
  }

  private without(id: number, to: number): State {
    const { folderByWord, folders } = this.now;
    const removedFolders = new Set(
      folders
        .filter((other) => this.ancestorIds(other.id).includes(id) && other.id !== to)
        .map((other) => other.id),
    );
    return {
      ...this.now,
      folderByWord: new Map(
        [...folderByWord].map(([word, folderId]) => [word, removedFolders.has(folderId) ? to : folderId]),
      ),
      folders: folders.filter((other) => !removedFolders.has(other.id)),
    };
  }
}

const unmarked = { pinned: false, locked: false };

/** Whether a keyword starts with one of the templates `text%`. */
function isLike(word: string, templates: readonly string[]): boolean {
  return templates.some((template) => word.startsWith(template.replace('%', '')));
}
