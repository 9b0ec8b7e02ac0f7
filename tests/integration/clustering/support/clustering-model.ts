import type { ModelAction } from './model-acts.js';

interface ModelFolder {
  id: number;
  parent: number;
  name: string;
  pinned: boolean;
  locked: boolean;
}

interface State {
  /** Folder of each keyword; -1 for none, -2 for the blacklist. */
  places: ReadonlyMap<string, number>;
  folders: readonly ModelFolder[];
  blacklist: readonly string[];
  /** Revision that led here. */
  revision: number;
}

/** What the server answers an edit with. */
export interface ModelChange {
  newFolder: number | null;
  clustering: { revision: number; redo: number | null };
  folders: { ids: number[]; names: string[]; parents: number[] };
}

/** What a test knows of keywords beside the project. */
interface ModelWorld {
  /** All keywords that acts name, those that the project begins with before the others. */
  words: readonly string[];
  /** Of some keywords those that a split puts together, by the first of them. */
  split(words: readonly string[], strength: number): Record<string, string[]>;
}

/** A project as plain lists: each edit makes the next state, Undo goes back to the one before. */
export class ClusteringModel {
  private past: State[] = [];
  private future: State[] = [];
  private now: State;
  private named = 0;

  /** A project of the first so many keywords. */
  constructor(
    private readonly world: ModelWorld,
    beginsWith: number,
  ) {
    const places = new Map(world.words.slice(0, beginsWith).map((word) => [word, -1]));
    this.now = { places, folders: [], blacklist: [], revision: 0 };
  }

  /** The folder that a number says: each of those that there are, or none, behind the last of them. */
  folderAt(place: number): ModelFolder | undefined {
    const { folders } = this.now;
    return folders[place % (folders.length + 1)];
  }

  /** Revision of the state, and of the one that Redo leads to; undefined where Undo, or Redo, leads nowhere. */
  get undoable(): number | undefined {
    return this.past.length === 0 ? undefined : this.now.revision;
  }

  get redoable(): number | undefined {
    return this.future[0]?.revision;
  }

  /** A name that no folder has had. */
  get freshName(): string {
    return `folder ${this.named}`;
  }

  /** Whether the project must refuse the act. */
  refuses(act: ModelAction): boolean {
    return this.next(act, 0) === undefined;
  }

  /** Notes an act that was done. */
  apply(act: ModelAction, change: ModelChange): void {
    if (act.do === 'undo') {
      this.future.unshift(this.now);
      this.now = this.past.pop() ?? this.now;
      return;
    }
    if (act.do === 'redo') {
      this.past.push(this.now);
      this.now = this.future.shift() ?? this.now;
      return;
    }
    const next = this.next(act, change.newFolder ?? 0, change);
    if (next === undefined) throw new Error(`done, and should have been refused: ${JSON.stringify(act)}`);
    this.past.push(this.now);
    this.future = [];
    this.now = { ...next, revision: change.clustering.revision };
  }

  /** Words by the path of their folder. */
  folders(): Record<string, string[]> {
    const found: Record<string, string[]> = {};
    for (const [word, folder] of this.now.places) {
      // The whole project is shown without its blacklist.
      if (folder !== -2) (found[this.pathOf(folder)] ??= []).push(word);
    }
    return Object.fromEntries(Object.entries(found).map(([path, list]) => [path, list.sort()]));
  }

  /** Pinned and locked folders, by their paths; and the templates of the blacklist. */
  marks(): { pinned: string[]; locked: string[]; blacklist: string[] } {
    const marked = (mark: 'pinned' | 'locked') =>
      this.now.folders
        .filter((one) => one[mark])
        .map(({ id }) => this.pathOf(id))
        .sort();
    return { pinned: marked('pinned'), locked: marked('locked'), blacklist: [...this.now.blacklist] };
  }

  /** Words on the blacklist. */
  keptOut(): string[] {
    return [...this.now.places].flatMap(([word, at]) => (at === -2 ? [word] : [])).sort();
  }

  /** Keywords by folder id. */
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
      .map((one) => this.now.folders.find(({ id: known }) => known === one)?.name)
      .join(' / ');
  }

  /** How deep the tree under a folder goes, itself counted. */
  private heightOf(id: number): number {
    const under = this.now.folders.filter(({ parent }) => parent === id).map((one) => this.heightOf(one.id));
    return 1 + Math.max(0, ...under);
  }

  private isTaken(parent: number, name: string, but: number): boolean {
    return this.now.folders.some((one) => one.parent === parent && one.name === name && one.id !== but);
  }

  /** The state that an act leads to; undefined where it changes nothing or is not allowed. */
  private next(act: ModelAction, newFolder: number, change?: ModelChange): State | undefined {
    const { now } = this;
    const { places, folders } = now;
    const chosen = 'keywords' in act ? act.keywords.map((at) => this.world.words[at] ?? '') : [];
    const placed = (moved: readonly string[], to: number) =>
      new Map([...places].map(([word, at]) => [word, moved.includes(word) ? to : at]));
    const folder = 'folder' in act ? this.folderAt(act.folder) : undefined;
    const target = 'to' in act ? this.folderAt(act.to) : undefined;
    switch (act.do) {
      case 'create': {
        const above = this.folderAt(act.under);
        if (this.trailOf(above?.id ?? 0).length >= 5) return undefined;
        const made = { ...unmarked, id: newFolder, parent: above?.id ?? 0, name: this.freshName };
        if (newFolder !== 0) this.named++;
        return { ...now, places: placed(chosen, newFolder), folders: [...folders, made] };
      }
      case 'move':
      case 'keepOut': {
        const to = act.do === 'keepOut' ? -2 : (target?.id ?? -1);
        const moved = chosen.filter((word) => places.has(word) && places.get(word) !== to);
        return moved.length === 0 ? undefined : { ...now, places: placed(moved, to) };
      }
      case 'remove': {
        const gone = chosen.filter((word) => places.has(word));
        if (gone.length === 0) return undefined;
        return { ...now, places: new Map([...places].filter(([word]) => !gone.includes(word))) };
      }
      case 'rename': {
        if (!folder || folder.name === act.name || this.isTaken(folder.parent, act.name, folder.id)) {
          return undefined;
        }
        const renamed = folders.map((one) => (one.id === folder.id ? { ...one, name: act.name } : one));
        return { ...now, folders: renamed };
      }
      case 'moveFolder': {
        const to = target?.id ?? 0;
        if (!folder || folder.parent === to || this.trailOf(to).includes(folder.id)) return undefined;
        if (this.isTaken(to, folder.name, folder.id)) return undefined;
        if (this.trailOf(to).length + this.heightOf(folder.id) > 5) return undefined;
        const moved = folders.map((one) => (one.id === folder.id ? { ...one, parent: to } : one));
        return { ...now, folders: moved };
      }
      case 'merge': {
        if (!folder || !target) return undefined;
        // Into itself: those under it are put together with it, where there are any.
        const isItself = folder.id === target.id;
        if (isItself ? this.heightOf(folder.id) === 1 : this.trailOf(target.id).includes(folder.id)) {
          return undefined;
        }
        return this.without(folder.id, target.id);
      }
      case 'removeFolder':
        return folder && this.without(folder.id, -1);
      case 'mark': {
        if (!folder || folder[act.mark] === act.isSet) return undefined;
        const marked = folders.map((one) => (one.id === folder.id ? { ...one, [act.mark]: act.isSet } : one));
        return { ...now, folders: marked };
      }
      case 'import': {
        const fresh = chosen.filter((word) => !places.has(word));
        if (fresh.length === 0) return undefined;
        const keptOut = (word: string) => (isLike(word, now.blacklist) ? -2 : -1);
        return {
          ...now,
          places: new Map([...places, ...fresh.map((word) => [word, keptOut(word)] as const)]),
        };
      }
      case 'blacklist': {
        const after = [...places].map(([word, at]): [string, number] => {
          const is = isLike(word, act.templates);
          if (is === isLike(word, now.blacklist) || (at === -2) === is) return [word, at];
          return [word, is ? -2 : -1];
        });
        return { ...now, places: new Map(after), blacklist: act.templates };
      }
      case 'split':
        return folder && this.splitting(folder, act.strength, change);
      case 'undo':
      case 'redo':
        return undefined;
    }
  }

  /** Clusters of a folder's own keywords under it, each named after its first; who is in none stays. */
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
    const taken = new Set(now.folders.filter(({ parent }) => parent === id).map(({ name }) => name));
    const places = new Map(now.places);
    const made = clusters.map(([head, words]): ModelFolder => {
      let name = head;
      for (let number = 2; taken.has(name); number++) name = `${head} ${number}`;
      const at =
        change?.folders.names.findIndex(
          (one, place) => one === name && change.folders.parents[place] === id,
        ) ?? -1;
      const made = change?.folders.ids[at] ?? 0;
      for (const word of words) places.set(word, made);
      return { ...unmarked, id: made, parent: id, name };
    });
    return { ...now, places, folders: [...now.folders, ...made] };
  }

  private without(id: number, to: number): State {
    const { places, folders } = this.now;
    const gone = new Set(
      folders.filter((one) => this.trailOf(one.id).includes(id) && one.id !== to).map((one) => one.id),
    );
    return {
      ...this.now,
      places: new Map([...places].map(([word, at]) => [word, gone.has(at) ? to : at])),
      folders: folders.filter((one) => !gone.has(one.id)),
    };
  }
}

const unmarked = { pinned: false, locked: false };

/** Whether a word begins as one of the templates `text%` says. */
function isLike(word: string, templates: readonly string[]): boolean {
  return templates.some((template) => word.startsWith(template.replace('%', '')));
}
