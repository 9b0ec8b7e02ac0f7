import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  CreateSavedFilterDocument,
  type CreateSavedFilterMutationVariables,
  DeleteSavedFilterDocument,
  SavedFiltersDocument,
  type SavedFiltersQuery,
  UpdateSavedFilterDocument,
  useSavedFiltersQuery,
} from './saved-filters.generated.js';
import { useViewer } from '../../../graphql/use-viewer.js';

/** A filter of a report that the reader gave a name. */
export type SavedFilter = SavedFiltersQuery['savedFilters'][number];

/** What a filter is saved with. */
export type FilterToSave = CreateSavedFilterMutationVariables['input'];

/** The acts on saved filters: the list shows each at once and takes it back when the promise rejects. */
export interface SavedFilterActions {
  /** Rejects with FILTER_EXISTS where the name is taken and is not to be replaced. */
  create: (input: FilterToSave) => Promise<unknown>;
  rename: (filter: SavedFilter, filterName: string) => Promise<unknown>;
  star: (filter: SavedFilter, favorite: boolean) => Promise<unknown>;
  /** Saves what the table shows now under the name that it has. */
  save: (filter: SavedFilter, content: Pick<FilterToSave, 'filter' | 'view'>) => Promise<unknown>;
  remove: (filter: SavedFilter) => Promise<unknown>;
  /** Saves again what was removed. */
  restore: (filter: SavedFilter) => Promise<unknown>;
}

interface SavedFilters {
  /** Favourites first, then by name; undefined until they are known. */
  filters: readonly SavedFilter[] | undefined;
  error: Error | undefined;
  retry: () => void;
  actions: SavedFilterActions;
}

const none: readonly SavedFilter[] = [];

/** The reader's saved filters of one report; guests have none. */
export function useSavedFilters(reportName: string): SavedFilters {
  const client = useApolloClient();
  const { account } = useViewer();
  const { data, error, refetch } = useSavedFiltersQuery({ variables: { reportName }, skip: !account });
  const actions = useMemo((): SavedFilterActions => {
    const query = { query: SavedFiltersDocument, variables: { reportName } };
    const writeCache = (cache: ApolloCache, savedFilters: SavedFilter[] | undefined) => {
      if (savedFilters) cache.writeQuery({ ...query, data: { savedFilters } });
    };
    const list = () => client.readQuery(query)?.savedFilters ?? none;
    const update = (filter: SavedFilter, change: Partial<Pick<SavedFilter, 'filterName' | 'favorite'>>) =>
      client.mutate({
        mutation: UpdateSavedFilterDocument,
        variables: { id: filter.id, ...change },
        optimisticResponse: {
          updateSavedFilter: inOrder(
            list().map((one) => (one.id === filter.id ? { ...one, ...change } : one)),
          ),
        },
        update: (cache, result) => writeCache(cache, result.data?.updateSavedFilter),
      });
    return {
      create: (input) =>
        client.mutate({
          mutation: CreateSavedFilterDocument,
          variables: { input },
          update: (cache, result) => writeCache(cache, result.data?.createSavedFilter),
        }),
      rename: (filter, filterName) => update(filter, { filterName }),
      star: (filter, favorite) => update(filter, { favorite }),
      save: ({ id }, content) =>
        client.mutate({
          mutation: UpdateSavedFilterDocument,
          variables: { id, ...content },
          update: (cache, result) => writeCache(cache, result.data?.updateSavedFilter),
        }),
      remove: ({ id }) =>
        client.mutate({
          mutation: DeleteSavedFilterDocument,
          variables: { id },
          optimisticResponse: { deleteSavedFilter: list().filter((one) => one.id !== id) },
          update: (cache, result) => writeCache(cache, result.data?.deleteSavedFilter),
        }),
      restore: (filter) =>
        client.mutate({
          mutation: CreateSavedFilterDocument,
          variables: { input: { ...namesOf(filter), ...savedContent(filter) } },
          optimisticResponse: { createSavedFilter: inOrder([...list(), filter]) },
          update: (cache, result) => writeCache(cache, result.data?.createSavedFilter),
        }),
    };
  }, [client, reportName]);
  return { filters: account ? data?.savedFilters : none, error, retry: () => void refetch(), actions };
}

/** As the server lists them. */
function inOrder(filters: readonly SavedFilter[]): SavedFilter[] {
  const key = ({ filterName }: SavedFilter) => filterName.toLowerCase();
  return [...filters].sort(
    (a, b) => Number(b.favorite) - Number(a.favorite) || (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0),
  );
}

/** What a saved filter holds beside its name and its star. */
export function savedContent({ filter, view }: SavedFilter): Pick<FilterToSave, 'filter' | 'view'> {
  const columns =
    view?.columns?.map(({ id, shown: visible, width, pinned }) => ({ id, shown: visible, width, pinned })) ??
    null;
  return { filter, view: view && { columns, sort: view.sort, density: view.density } };
}

function namesOf({ filterName, reportName, favorite }: SavedFilter): Omit<FilterToSave, 'filter' | 'view'> {
  return { filterName, reportName, favorite };
}
