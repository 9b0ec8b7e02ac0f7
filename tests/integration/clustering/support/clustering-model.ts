/** Something that a test does to a project; folders are told by their place among those that there are. */
export type ModelAct =
  | { do: 'create'; keywords: number[]; under: number }
  | { do: 'move'; keywords: number[]; to: number }
  | { do: 'remove'; keywords: number[] }
  | { do: 'rename'; folder: number; name: string }
  | { do: 'moveFolder'; folder: number; to: number }
  | { do: 'merge'; folder: number; to: number }
  | { do: 'removeFolder'; folder: number }
  | { do: 'undo' }
  | { do: 'redo' };

interface ModelFolder {
  id: number;
  parent: number;
  name: string;
}

interface State {
  /** Folder of each keyword; -1 for none. */
  places: ReadonlyMap<string, number>;
  folders: readonly ModelFolder[];
  /** Revision that led here. */
  revision: number;
}

interface Change {
  newFolder: number | null;
  clustering: { revision: number; redo: number | null };
}

const answer = '{ newFolder clustering { revision redo } }';

/** A project as plain lists: each edit makes the next state, Undo goes back to the one before. */
export class ClusteringModel {
  private past: State[] = [];
  private future: State[] = [];
  private now: State;
  private named = 0;

  constructor(private readonly words: readonly string[]) {
    this.now = { places: new Map(words.map((word) => [word, -1])), folders: [], revision: 0 };
  }

  /** The call of an act; undefined for one that says nothing here. */
  callOf(
    act: ModelAct,
    uid: string,
    idOf: (word: string) => string,
  ): { query: string; variables: Record<string, unknown> } | undefined {
    const keywords = 'keywords' in act ? act.keywords.map((at) => idOf(this.words[at] ?? '')) : [];
    const folder = 'folder' in act ? this.folderAt(act.folder)?.id : undefined;
    const to = 'to' in act ? (this.folderAt(act.to)?.id ?? (act.do === 'move' ? -1 : 0)) : undefined;
    switch (act.do) {
      case 'create':
        return {
          query: `mutation ($uid: ID!, $parent: Int!, $name: String!, $keywords: [ID!]) { createClusterFolder(uid: $uid, parent: $parent, name: $name, keywords: $keywords) ${answer} }`,
          variables: {
            uid,
            parent: this.folderAt(act.under)?.id ?? 0,
            name: `folder ${this.named}`,
            keywords,
          },
        };
      case 'move':
        return {
          query: `mutation ($uid: ID!, $to: Int!, $keywords: [ID!]) { moveClusteringKeywords(uid: $uid, to: $to, keywords: $keywords) ${answer} }`,
          variables: { uid, to, keywords },
        };
      case 'remove':
        return {
          query: `mutation ($uid: ID!, $keywords: [ID!]) { removeClusteringKeywords(uid: $uid, keywords: $keywords) ${answer} }`,
          variables: { uid, keywords },
        };
      case 'rename':
        return folder === undefined
          ? undefined
          : {
              query: `mutation ($uid: ID!, $folder: Int!, $name: String!) { renameClusterFolder(uid: $uid, folder: $folder, name: $name) ${answer} }`,
              variables: { uid, folder, name: act.name },
            };
      case 'moveFolder':
        return folder === undefined
          ? undefined
          : {
              query: `mutation ($uid: ID!, $folders: [Int!]!, $to: Int!) { moveClusterFolders(uid: $uid, folders: $folders, to: $to) ${answer} }`,
              variables: { uid, folders: [folder], to },
            };
      case 'merge':
        return folder === undefined || to === 0
          ? undefined
          : {
              query: `mutation ($uid: ID!, $folders: [Int!]!, $into: Int!) { mergeClusterFolders(uid: $uid, folders: $folders, into: $into) ${answer} }`,
              variables: { uid, folders: [folder], into: to },
            };
      case 'removeFolder':
        return folder === undefined
          ? undefined
          : {
              query: `mutation ($uid: ID!, $folders: [Int!]!) { removeClusterFolders(uid: $uid, folders: $folders) ${answer} }`,
              variables: { uid, folders: [folder] },
            };
      case 'undo':
        return this.past.length === 0
          ? undefined
          : {
              query: `mutation ($uid: ID!, $revision: Int!) { undoClusteringEdit(uid: $uid, revision: $revision) ${answer} }`,
              variables: { uid, revision: this.now.revision },
            };
      case 'redo':
        return this.future.length === 0
          ? undefined
          : {
              query: `mutation ($uid: ID!, $revision: Int!) { redoClusteringEdit(uid: $uid, revision: $revision) ${answer} }`,
              variables: { uid, revision: this.future[0]?.revision },
            };
    }
  }

  /** Whether the project must refuse the act. */
  refuses(act: ModelAct): boolean {
    return this.next(act, 0) === undefined;
  }

  /** Notes an act that was done. */
  apply(act: ModelAct, { newFolder, clustering: { revision } }: Change): void {
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
    const next = this.next(act, newFolder ?? 0);
    if (next === undefined) throw new Error(`done, and should have been refused: ${JSON.stringify(act)}`);
    this.past.push(this.now);
    this.future = [];
    this.now = { ...next, revision };
  }

  /** Words by the path of their folder. */
  folders(): Record<string, string[]> {
    const found: Record<string, string[]> = {};
    for (const [word, folder] of this.now.places) (found[this.pathOf(folder)] ??= []).push(word);
    return Object.fromEntries(Object.entries(found).map(([path, list]) => [path, list.sort()]));
  }

  /** Keywords by folder id. */
  counts(): Record<number, number> {
    const found: Record<number, number> = {};
    for (const folder of this.now.places.values()) found[folder] = (found[folder] ?? 0) + 1;
    return found;
  }

  private folderAt(place: number): ModelFolder | undefined {
    return this.now.folders[place];
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
  private next(act: ModelAct, newFolder: number): State | undefined {
    const { places, folders, revision } = this.now;
    const chosen = 'keywords' in act ? act.keywords.map((at) => this.words[at] ?? '') : [];
    const placed = (moved: readonly string[], to: number) =>
      new Map([...places].map(([word, at]) => [word, moved.includes(word) ? to : at]));
    const folder = 'folder' in act ? this.folderAt(act.folder) : undefined;
    const target = 'to' in act ? this.folderAt(act.to) : undefined;
    switch (act.do) {
      case 'create': {
        const above = this.folderAt(act.under);
        if (this.trailOf(above?.id ?? 0).length >= 5) return undefined;
        const made = { id: newFolder, parent: above?.id ?? 0, name: `folder ${this.named}` };
        if (newFolder !== 0) this.named++;
        return { places: placed(chosen, newFolder), folders: [...folders, made], revision };
      }
      case 'move': {
        const to = target?.id ?? -1;
        const moved = chosen.filter((word) => places.has(word) && places.get(word) !== to);
        return moved.length === 0 ? undefined : { places: placed(moved, to), folders, revision };
      }
      case 'remove': {
        const gone = chosen.filter((word) => places.has(word));
        if (gone.length === 0) return undefined;
        return { places: new Map([...places].filter(([word]) => !gone.includes(word))), folders, revision };
      }
      case 'rename': {
        if (!folder || folder.name === act.name || this.isTaken(folder.parent, act.name, folder.id)) {
          return undefined;
        }
        const renamed = folders.map((one) => (one.id === folder.id ? { ...one, name: act.name } : one));
        return { places, folders: renamed, revision };
      }
      case 'moveFolder': {
        const to = target?.id ?? 0;
        if (!folder || folder.parent === to || this.trailOf(to).includes(folder.id)) return undefined;
        if (this.isTaken(to, folder.name, folder.id)) return undefined;
        if (this.trailOf(to).length + this.heightOf(folder.id) > 5) return undefined;
        const moved = folders.map((one) => (one.id === folder.id ? { ...one, parent: to } : one));
        return { places, folders: moved, revision };
      }
      case 'merge': {
        if (!folder || !target || folder.id === target.id || this.trailOf(target.id).includes(folder.id)) {
          return undefined;
        }
        return this.without(folder.id, target.id);
      }
      case 'removeFolder':
        return folder && this.without(folder.id, -1);
      case 'undo':
      case 'redo':
        return undefined;
    }
  }

  private without(id: number, to: number): State {
    const { places, folders, revision } = this.now;
    const gone = new Set(
      folders.filter((one) => this.trailOf(one.id).includes(id) && one.id !== to).map((one) => one.id),
    );
    return {
      places: new Map([...places].map(([word, at]) => [word, gone.has(at) ? to : at])),
      folders: folders.filter((one) => !gone.has(one.id)),
      revision,
    };
  }
}
