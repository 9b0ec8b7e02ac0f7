import fc from 'fast-check';
import type { ClusteringModel } from './clustering-model.js';

/** Something that a test does to a project; folders are told by their place among those that there are. */
export type ModelAct =
  | { do: 'create'; keywords: number[]; under: number }
  | { do: 'move'; keywords: number[]; to: number }
  | { do: 'keepOut'; keywords: number[] }
  | { do: 'remove'; keywords: number[] }
  | { do: 'import'; keywords: number[] }
  | { do: 'rename'; folder: number; name: string }
  | { do: 'moveFolder'; folder: number; to: number }
  | { do: 'merge'; folder: number; to: number }
  | { do: 'split'; folder: number; strength: number }
  | { do: 'removeFolder'; folder: number }
  | { do: 'mark'; folder: number; mark: 'pinned' | 'locked'; isSet: boolean }
  | { do: 'blacklist'; templates: string[] }
  | { do: 'undo' }
  | { do: 'redo' };

/** Each kind of act at least once, in any order, behind a few folders to act on; keywords are named by their places up to a number. */
export function anyActs(keywords: number, templates: readonly string[]): fc.Arbitrary<ModelAct[]> {
  const some = fc.uniqueArray(fc.nat(keywords - 1), { minLength: 1, maxLength: 8 });
  const many = fc.uniqueArray(fc.nat(keywords - 1), { minLength: 12, maxLength: 20, size: 'max' });
  const place = fc.nat(100);
  const made = (under: number): fc.Arbitrary<ModelAct> =>
    fc.record({ do: fc.constant('create'), keywords: many, under: fc.constant(under) });
  const each: fc.Arbitrary<ModelAct>[] = [
    fc.record({ do: fc.constant('create'), keywords: some, under: place }),
    fc.record({ do: fc.constant('move'), keywords: some, to: place }),
    fc.record({ do: fc.constant('keepOut'), keywords: some }),
    fc.record({ do: fc.constant('remove'), keywords: some }),
    fc.record({ do: fc.constant('import'), keywords: some }),
    fc.record({ do: fc.constant('rename'), folder: place, name: fc.constantFrom('a', 'b', 'c') }),
    fc.record({ do: fc.constant('moveFolder'), folder: place, to: place }),
    fc.record({ do: fc.constant('merge'), folder: place, to: place }),
    fc.record({ do: fc.constant('split'), folder: place, strength: fc.integer({ min: 3, max: 6 }) }),
    fc.record({ do: fc.constant('removeFolder'), folder: place }),
    fc.record({
      do: fc.constant('mark'),
      folder: place,
      mark: fc.constantFrom('pinned', 'locked'),
      isSet: fc.boolean(),
    }),
    fc.record({ do: fc.constant('blacklist'), templates: fc.subarray([...templates]) }),
  ];
  const steps = fc.array(fc.constantFrom<ModelAct>({ do: 'undo' }, { do: 'redo' }), {
    minLength: 6,
    maxLength: 8,
  });
  const further = fc.array(fc.oneof(...each), { minLength: 3, maxLength: 5 });
  return fc
    .tuple(made(0), made(1), made(1), fc.tuple(...each), further, steps)
    .chain(([first, second, third, once, more, undone]) => {
      const acts = [...once, ...more, ...undone];
      return fc
        .shuffledSubarray(acts, { minLength: acts.length })
        .map((shuffled) => [first, second, third, ...shuffled]);
    });
}

const answer = '{ newFolder clustering { revision redo } folders { ids names parents } }';

type Variables = Record<string, { type: string; value: unknown }>;

/** The call of an act on a project; undefined for one that says nothing as the project stands. */
export function callOf(
  act: ModelAct,
  model: ClusteringModel,
  { uid, words, idOf }: { uid: string; words: readonly string[]; idOf: (word: string) => string },
): { query: string; variables: Record<string, unknown> } | undefined {
  const call = (name: string, more: Variables) => {
    const variables: Variables = { uid: { type: 'ID!', value: uid }, ...more };
    const declared = Object.entries(variables).map(([key, { type }]) => `$${key}: ${type}`);
    const given = Object.keys(variables).map((key) => `${key}: $${key}`);
    return {
      query: `mutation (${declared.join(', ')}) { ${name}(${given.join(', ')}) ${answer} }`,
      variables: Object.fromEntries(Object.entries(variables).map(([key, { value }]) => [key, value])),
    };
  };
  const keywords = {
    type: '[ID!]',
    value: 'keywords' in act ? act.keywords.map((at) => idOf(words[at] ?? '')) : [],
  };
  const int = (value: number) => ({ type: 'Int!', value });
  const text = (value: string) => ({ type: 'String!', value });
  const list = (value: number) => ({ type: '[Int!]!', value: [value] });
  const folder = 'folder' in act ? model.folderAt(act.folder)?.id : undefined;
  if ('folder' in act && folder === undefined) return undefined;
  const chosen = folder ?? 0;
  const target = 'to' in act ? model.folderAt(act.to)?.id : undefined;
  switch (act.do) {
    case 'create': {
      const parent = int(model.folderAt(act.under)?.id ?? 0);
      return call('createClusterFolder', { parent, name: text(model.freshName), keywords });
    }
    case 'move':
      return call('moveClusteringKeywords', { to: int(target ?? -1), keywords });
    case 'keepOut':
      return call('moveClusteringKeywords', { to: int(-2), keywords });
    case 'remove':
      return call('removeClusteringKeywords', { keywords });
    case 'import':
      return call('importClusteringKeywords', {
        from: { type: 'ImportSource!', value: { keywords: act.keywords.map((at) => words[at]) } },
      });
    case 'rename':
      return call('renameClusterFolder', { folder: int(chosen), name: text(act.name) });
    case 'moveFolder':
      return call('moveClusterFolders', { folders: list(chosen), to: int(target ?? 0) });
    case 'merge':
      return target === undefined
        ? undefined
        : call('mergeClusterFolders', { folders: list(chosen), into: int(target) });
    case 'split':
      return call('splitClusterFolder', {
        folder: int(chosen),
        settings: { type: 'ClusterSettingsInput!', value: { top: 10, strength: act.strength } },
      });
    case 'removeFolder':
      return call('removeClusterFolders', { folders: list(chosen) });
    case 'mark':
      return call(act.mark === 'pinned' ? 'pinClusterFolders' : 'lockClusterFolders', {
        folders: list(chosen),
        [act.mark]: { type: 'Boolean!', value: act.isSet },
      });
    case 'blacklist':
      return call('setClusteringBlacklist', { templates: { type: '[String!]!', value: act.templates } });
    case 'undo':
      return model.undoable === undefined
        ? undefined
        : call('undoClusteringEdit', { revision: int(model.undoable) });
    case 'redo':
      return model.redoable === undefined
        ? undefined
        : call('redoClusteringEdit', { revision: int(model.redoable) });
  }
}
