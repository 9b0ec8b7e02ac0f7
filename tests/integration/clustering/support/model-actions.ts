import fc from 'fast-check';
import type { ClusteringModel } from './clustering-model.js';

/** A random action on a project. Folders are addressed by their index among the existing ones. */
export type ModelAction =
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

/**
 * Every kind of action at least once in random order, after some created folders. Keywords are addressed by index.
 */
export function arbitraryActions(
  keywords: number,
  templates: readonly string[],
): fc.Arbitrary<ModelAction[]> {
  const fewKeywords = fc.uniqueArray(fc.nat(keywords - 1), { minLength: 1, maxLength: 8 });
  const manyKeywords = fc.uniqueArray(fc.nat(keywords - 1), { minLength: 12, maxLength: 20, size: 'max' });
  const folderIndex = fc.nat(100);
  const clusterAction = (under: number): fc.Arbitrary<ModelAction> =>
    fc.record({ do: fc.constant('create'), keywords: manyKeywords, under: fc.constant(under) });
  const kinds: fc.Arbitrary<ModelAction>[] = [
    fc.record({ do: fc.constant('create'), keywords: fewKeywords, under: folderIndex }),
    fc.record({ do: fc.constant('move'), keywords: fewKeywords, to: folderIndex }),
    fc.record({ do: fc.constant('keepOut'), keywords: fewKeywords }),
    fc.record({ do: fc.constant('remove'), keywords: fewKeywords }),
    fc.record({ do: fc.constant('import'), keywords: fewKeywords }),
    fc.record({ do: fc.constant('rename'), folder: folderIndex, name: fc.constantFrom('a', 'b', 'c') }),
    fc.record({ do: fc.constant('moveFolder'), folder: folderIndex, to: folderIndex }),
    fc.record({ do: fc.constant('merge'), folder: folderIndex, to: folderIndex }),
    fc.record({ do: fc.constant('split'), folder: folderIndex, strength: fc.integer({ min: 3, max: 6 }) }),
    fc.record({ do: fc.constant('removeFolder'), folder: folderIndex }),
    fc.record({
      do: fc.constant('mark'),
      folder: folderIndex,
      mark: fc.constantFrom('pinned', 'locked'),
      isSet: fc.boolean(),
    }),
    fc.record({ do: fc.constant('blacklist'), templates: fc.subarray([...templates]) }),
  ];
  const steps = fc.array(fc.constantFrom<ModelAction>({ do: 'undo' }, { do: 'redo' }), {
    minLength: 6,
    maxLength: 8,
  });
  const repeatedActions = fc.array(fc.oneof(...kinds), { minLength: 3, maxLength: 5 });
  return fc
    .tuple(clusterAction(0), clusterAction(1), clusterAction(1), fc.tuple(...kinds), repeatedActions, steps)
    .chain(([first, second, third, eachKind, repeated, undoSteps]) => {
      const actions = [...eachKind, ...repeated, ...undoSteps];
      return fc
        .shuffledSubarray(actions, { minLength: actions.length })
        .map((shuffled) => [first, second, third, ...shuffled]);
    });
}

const selection = '{ newFolder clustering { revision redo } folders { ids names parents } }';

type Variables = Record<string, { type: string; value: unknown }>;

/** GraphQL call of an action on a project, or undefined if it has no effect on the current state. */
export function createCall(
  action: ModelAction,
  model: ClusteringModel,
  { uid, words, idOf }: { uid: string; words: readonly string[]; idOf: (word: string) => string },
): { query: string; variables: Record<string, unknown> } | undefined {
  const call = (name: string, extraVariables: Variables) => {
    const variables: Variables = { uid: { type: 'ID!', value: uid }, ...extraVariables };
    const declared = Object.entries(variables).map(([key, { type }]) => `$${key}: ${type}`);
    const argumentList = Object.keys(variables).map((key) => `${key}: $${key}`);
    return {
      query: `mutation (${declared.join(', ')}) { ${name}(${argumentList.join(', ')}) ${selection} }`,
      variables: Object.fromEntries(Object.entries(variables).map(([key, { value }]) => [key, value])),
    };
  };
  const keywords = {
    type: '[ID!]',
    value: 'keywords' in action ? action.keywords.map((index) => idOf(words[index] ?? '')) : [],
  };
  const int = (value: number) => ({ type: 'Int!', value });
  const text = (value: string) => ({ type: 'String!', value });
  const list = (value: number) => ({ type: '[Int!]!', value: [value] });
  const folder = 'folder' in action ? model.folderAt(action.folder)?.id : undefined;
  if ('folder' in action && folder === undefined) return undefined;
  const folderId = folder ?? 0;
  const target = 'to' in action ? model.folderAt(action.to)?.id : undefined;
  switch (action.do) {
    case 'create': {
      const parent = int(model.folderAt(action.under)?.id ?? 0);
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
        from: { type: 'ImportSource!', value: { keywords: action.keywords.map((index) => words[index]) } },
      });
    case 'rename':
      return call('renameClusterFolder', { folder: int(folderId), name: text(action.name) });
    case 'moveFolder':
      return call('moveClusterFolders', { folders: list(folderId), to: int(target ?? 0) });
    case 'merge':
      return target === undefined
        ? undefined
        : call('mergeClusterFolders', { folders: list(folderId), into: int(target) });
    case 'split':
      return call('splitClusterFolder', {
        folder: int(folderId),
        settings: { type: 'ClusterSettingsInput!', value: { top: 10, strength: action.strength } },
      });
    case 'removeFolder':
      return call('removeClusterFolders', { folders: list(folderId) });
    case 'mark':
      return call(action.mark === 'pinned' ? 'pinClusterFolders' : 'lockClusterFolders', {
        folders: list(folderId),
        [action.mark]: { type: 'Boolean!', value: action.isSet },
      });
    case 'blacklist':
      return call('setClusteringBlacklist', { templates: { type: '[String!]!', value: action.templates } });
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
