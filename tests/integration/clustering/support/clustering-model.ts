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
  places: ReadonlyMap<string, number>;
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
  private past: State[] = [];
  private future: State[] = [];
  private now: State;
  private named = 0;

  /** Creates a project of the first `beginsWith` keywords. */
  constructor(
    private readonly world: ModelWorld,
    beginsWith: number,
  ) {
    const places = new Map(world.words.slice(0, beginsWith).map((word) => [word, -1]));
    this.now = { places, folders: [], blacklist: [], revision: 0 };
  }

  /** The folder with this index, or none beyond the last one. */
  folderAt(place: number): ModelFolder | undefined {
    const { folders } = this.now;
    return folders[place % (folders.length + 1)];
  }

  /** Revision of the state, and of the Redo target; undefined where Undo or Redo is impossible. */
  get undoable(): number | undefined {
    return this.past.length === 0 ? undefined : this.now.revision;
  }

  get redoable(): number | undefined {
    return this.future[0]?.revision;
  }

  /** A folder name that was never used. */
  get freshName(): string {
    return `folder ${this.named}`;
  }

  /** Whether the project must reject the action. */
  rejects(action: ModelAction): boolean {
    return this.next(action, 0) === undefined;
  }

  /** Records an applied action. */
  apply(action: ModelAction, change: ModelChange): void {
    if (action.do === 'undo') {
      this.future.unshift(this.now);
      this.now = this.past.pop() ?? this.now;
      return;
    }
    if (action.do === 'redo') {
      this.past.push(this.now);
      this.now = this.future.shift() ?? this.now;
      return;
    }
    const next = this.next(action, change.newFolder ?? 0, change);
    if (next === undefined) throw new Error(`done, and should have been refused: ${JSON.stringify(action)}`);
    this.past.push(this.now);
    this.future = [];
    this.now = { ...next, revision: change.clustering.revision };
  }

  /** Keywords by folder path. */
  folders(): Record<string, string[]> {
    const found: Record<string, string[]> = {};
    for (const [word, folder] of this.now.places) {
      // The project view excludes the blacklist.
      if (folder !== -2) (found[this.pathOf(folder)] ??= []).push(word);
    }
    return Object.fromEntries(Object.entries(found).map(([path, list]) => [path, list.sort()]));
  }

  /** Paths of pinned and locked folders, and blacklist templates. */
  marks(): { pinned: string[]; locked: string[]; blacklist: string[] } {
    const marked = (mark: 'pinned' | 'locked') =>
      this.now.folders
        .filter((one) => one[mark])
        .map(({ id }) => this.pathOf(id))
        .sort();
    return { pinned: marked('pinned'), locked: marked('locked'), blacklist: [...this.now.blacklist] };
  }

  /** Keywords on the blacklist. */
  blacklistedWords(): string[] {
    return [...this.now.places].flatMap(([word, at]) => (at === -2 ? [word] : [])).sort();
  }

  /** Keyword counts by folder id. */
  counts(): Record<number, number> {
    const found: Record<number, number> = {};
    for (const folder of this.now.places.values()) found[folder] = (found[folder] ?? 0) + 1;
    return found;
  }

  private trailOf(id: number): number[] {
    const folder = this.now.folders.find((one) => one.id === id);
    return folder ? [...this.trailOf(folder.parent), id] : [];
  }

  private pathOf(id: number): string {
    return this.trailOf(id)
      .map((one) => this.now.folders.find(({ id: folderId }) => folderId === one)?.name)
      .join(' / ');
  }

  /** Height of a folder's tree, including itself. */
  private heightOf(id: number): number {
    const under = this.now.folders.filter(({ parent }) => parent === id).map((one) => this.heightOf(one.id));
    return 1 + Math.max(0, ...under);
  }

  private nameExists(parent: number, name: string, but: number): boolean {
    return this.now.folders.some((one) => one.parent === parent && one.name === name && one.id !== but);
  }

  /** State after an action, or undefined if it changes nothing or is not allowed. */
  private next(action: ModelAction, newFolder: number, change?: ModelChange): State | undefined {
    const { now } = this;
    const { places, folders } = now;
    const chosen = 'keywords' in action ? action.keywords.map((index) => this.world.words[index] ?? '') : [];
    const placed = (movedWords: readonly string[], to: number) =>
      new Map([...places].map(([word, at]) => [word, movedWords.includes(word) ? to : at]));
    const folder = 'folder' in action ? this.folderAt(action.folder) : undefined;
    const target = 'to' in action ? this.folderAt(action.to) : undefined;
    switch (action.do) {
      case 'create': {
        const above = this.folderAt(action.under);
        if (this.trailOf(above?.id ?? 0).length >= 5) return undefined;
        const newFolderState = { ...unmarked, id: newFolder, parent: above?.id ?? 0, name: this.freshName };
        if (newFolder !== 0) this.named++;
        return { ...now, places: placed(chosen, newFolder), folders: [...folders, newFolderState] };
      }
      case 'move':
      case 'keepOut': {
        const to = action.do === 'keepOut' ? -2 : (target?.id ?? -1);
        const movedWords = chosen.filter((word) => places.has(word) && places.get(word) !== to);
        return movedWords.length === 0 ? undefined : { ...now, places: placed(movedWords, to) };
      }
      case 'remove': {
        const removedWords = chosen.filter((word) => places.has(word));
        if (removedWords.length === 0) return undefined;
        return { ...now, places: new Map([...places].filter(([word]) => !removedWords.includes(word))) };
      }
      case 'rename': {
        if (
          !folder ||
          folder.name === action.name ||
          this.nameExists(folder.parent, action.name, folder.id)
        ) {
          return undefined;
        }
        const renamed = folders.map((one) => (one.id === folder.id ? { ...one, name: action.name } : one));
        return { ...now, folders: renamed };
      }
      case 'moveFolder': {
        const to = target?.id ?? 0;
        if (!folder || folder.parent === to || this.trailOf(to).includes(folder.id)) return undefined;
        if (this.nameExists(to, folder.name, folder.id)) return undefined;
        if (this.trailOf(to).length + this.heightOf(folder.id) > 5) return undefined;
        const movedWords = folders.map((one) => (one.id === folder.id ? { ...one, parent: to } : one));
        return { ...now, folders: movedWords };
      }
      case 'merge': {
        if (!folder || !target) return undefined;
        // Merging a folder into itself merges its subfolders, if any.
        const isItself = folder.id === target.id;
        if (isItself ? this.heightOf(folder.id) === 1 : this.trailOf(target.id).includes(folder.id)) {
          return undefined;
        }
        return this.without(folder.id, target.id);
      }
      case 'removeFolder':
        return folder && this.without(folder.id, -1);
      case 'mark': {
        if (!folder || folder[action.mark] === action.isSet) return undefined;
        const marked = folders.map((one) =>
          one.id === folder.id ? { ...one, [action.mark]: action.isSet } : one,
        );
        return { ...now, folders: marked };
      }
      case 'import': {
        const fresh = chosen.filter((word) => !places.has(word));
        if (fresh.length === 0) return undefined;
        const blacklistedWords = (word: string) => (isLike(word, now.blacklist) ? -2 : -1);
        return {
          ...now,
          places: new Map([...places, ...fresh.map((word) => [word, blacklistedWords(word)] as const)]),
        };
      }
      case 'blacklist': {
        const after = [...places].map(([word, at]): [string, number] => {
          const is = isLike(word, action.templates);
          if (is === isLike(word, now.blacklist) || (at === -2) === is) return [word, at];
          return [word, is ? -2 : -1];
        });
        return { ...now, places: new Map(after), blacklist: action.templates };
      }
      case 'split':
        return folder && this.splitting(folder, action.strength, change);
      case 'undo':
      case 'redo':
        return undefined;
    }
  }

  /** Splits a folder's own keywords into subfolders named after their first keyword. Others stay in place. */
  private splitting(
    { id }: ModelFolder,
    strength: number,
    change: ModelChange | undefined,
  ): State | undefined {
    const { now } = this;
    const own = [...now.places].filter(([, at]) => at === id).map(([word]) => word);
    const clusters = Object.entries(this.world.split(own, strength));
    if (this.trailOf(id).length >= 5 || clusters.length === 0) return undefined;
    if (clusters.length === 1 && clusters[0]?.[1].length === own.length) return undefined;
    const usedNames = new Set(now.folders.filter(({ parent }) => parent === id).map(({ name }) => name));
    const places = new Map(now.places);
    const splitFolder = clusters.map(([mainKeyword, words]): ModelFolder => {
      let name = mainKeyword;
      for (let number = 2; usedNames.has(name); number++) name = `${mainKeyword} ${number}`;
      const at =
        change?.folders.names.findIndex(
          (one, place) => one === name && change.folders.parents[place] === id,
        ) ?? -1;
      const made = change?.folders.ids[at] ?? 0;
      for (const word of words) places.set(word, made);
      return { ...unmarked, id: made, parent: id, name };
    });
    return { ...now, places, folders: [...now.folders, ...splitFolder] };
  }

  private without(id: number, to: number): State {
    const { places, folders } = this.now;
    const removedFolders = new Set(
      folders.filter((one) => this.trailOf(one.id).includes(id) && one.id !== to).map((one) => one.id),
    );
    return {
      ...this.now,
      places: new Map([...places].map(([word, at]) => [word, removedFolders.has(at) ? to : at])),
      folders: folders.filter((one) => !removedFolders.has(one.id)),
    };
  }
}

const unmarked = { pinned: false, locked: false };

/** Whether a keyword starts with one of the templates `text%`. */
function isLike(word: string, templates: readonly string[]): boolean {
  return templates.some((template) => word.startsWith(template.replace('%', '')));
}
