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
import { useViewer } from '../../../graphql/accounts/use-viewer.js';

/** A named filter of a report. */
export type SavedFilter = SavedFiltersQuery['savedFilters'][number];

/** Input of a new filter. */
export type SavedFilterInput = CreateSavedFilterMutationVariables['input'];

/** Mutations of saved filters with optimistic updates. */
export interface SavedFilterActions {
  /** Rejects with FILTER_EXISTS if the name exists and `filterReplace` is false. */
  create: (input: SavedFilterInput) => Promise<unknown>;
  rename: (filter: SavedFilter, filterName: string) => Promise<unknown>;
  star: (filter: SavedFilter, favorite: boolean) => Promise<unknown>;
  /** Overwrites the saved content. */
  save: (filter: SavedFilter, content: Pick<SavedFilterInput, 'filter' | 'view'>) => Promise<unknown>;
  remove: (filter: SavedFilter) => Promise<unknown>;
  /** Restores a removed filter. */
  restore: (filter: SavedFilter) => Promise<unknown>;
}

interface SavedFilters {
  /** Favourites first, then by name; undefined while loading. */
  filters: readonly SavedFilter[] | undefined;
  error: Error | undefined;
  retry: () => void;
  actions: SavedFilterActions;
}

const emptyList: readonly SavedFilter[] = [];

/** Saved filters of a report; empty for guests. */
export function useSavedFilters(reportName: string): SavedFilters {
  const client = useApolloClient();
  const { account } = useViewer();
  const { data, error, refetch } = useSavedFiltersQuery({ variables: { reportName }, skip: !account });
  const actions = useMemo((): SavedFilterActions => {
    const query = { query: SavedFiltersDocument, variables: { reportName } };
    const writeCache = (cache: ApolloCache, savedFilters: SavedFilter[] | undefined) => {
      if (savedFilters) cache.writeQuery({ ...query, data: { savedFilters } });
    };
    const readCache = () => client.readQuery(query)?.savedFilters ?? emptyList;
    const update = (filter: SavedFilter, change: Partial<Pick<SavedFilter, 'filterName' | 'favorite'>>) =>
      client.mutate({
        mutation: UpdateSavedFilterDocument,
        variables: { id: filter.id, ...change },
        optimisticResponse: {
          updateSavedFilter: sortFilters(
            readCache().map((saved) => (saved.id === filter.id ? { ...saved, ...change } : saved)),
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
          optimisticResponse: { deleteSavedFilter: readCache().filter((saved) => saved.id !== id) },
          update: (cache, result) => writeCache(cache, result.data?.deleteSavedFilter),
        }),
      restore: (filter) =>
        client.mutate({
          mutation: CreateSavedFilterDocument,
          variables: { input: { ...getMetadata(filter), ...savedContent(filter) } },
          optimisticResponse: { createSavedFilter: sortFilters([...readCache(), filter]) },
          update: (cache, result) => writeCache(cache, result.data?.createSavedFilter),
        }),
    };
  }, [client, reportName]);
  return { filters: account ? data?.savedFilters : emptyList, error, retry: () => void refetch(), actions };
}

/** Sorts like the server: favourites first, then by name. */
function sortFilters(filters: readonly SavedFilter[]): SavedFilter[] {
  const key = ({ filterName }: SavedFilter) => filterName.toLowerCase();
  return [...filters].sort(
    (a, b) => Number(b.favorite) - Number(a.favorite) || (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0),
  );
}

/** Content of a saved filter, without name and favourite flag. */
export function savedContent({ filter, view }: SavedFilter): Pick<SavedFilterInput, 'filter' | 'view'> {
  const columns =
    view?.columns?.map(({ id, shown: visible, width, pinned }) => ({ id, shown: visible, width, pinned })) ??
    null;
  return { filter, view: view && { columns, sort: view.sort, density: view.density } };
}

function getMetadata({
  filterName,
  reportName,
  favorite,
}: SavedFilter): Omit<SavedFilterInput, 'filter' | 'view'> {
  return { filterName, reportName, favorite };
}
