import { expect } from 'vitest';
import type { Caller, GraphqlResult } from '../../support/caller.js';

/** A saved filter as the API returns it. */
interface SavedFilterResult {
  id: number;
  filterName: string;
  reportName: string;
  favorite: boolean;
  filter: string;
  filterString: string;
  view: unknown;
}

const fields =
  '{ id filterName reportName favorite filter filterString view { columns { id shown width pinned } sort perPage density } }';

/** Text of a filter that matches every row. */
export const emptyFilter = JSON.stringify({ search: '', rows: [] });

/** Text of a filter with these conditions. */
export const filterOfRows = (...conditions: object[]) => JSON.stringify({ search: '', rows: conditions });

/** Error code and form field. */
export const errorOf = ({ errors }: GraphqlResult) => [
  errors?.[0]?.extensions.code,
  errors?.[0]?.extensions.field,
];

/** Saved filter operations of a user over GraphQL. */
export function filtersOf(caller: Pick<Caller, 'graphql'>) {
  const create = (input: Record<string, unknown>): Promise<GraphqlResult> =>
    caller.graphql(`mutation ($input: SavedFilterInput!) { createSavedFilter(input: $input) ${fields} }`, {
      input: { reportName: 'organic-keywords', filter: emptyFilter, ...input },
    });
  return {
    create,
    created: async (input: Record<string, unknown>): Promise<SavedFilterResult[]> => {
      const { data, errors } = await create(input);
      expect(errors).toBeUndefined();
      return (data as { createSavedFilter: SavedFilterResult[] }).createSavedFilter;
    },
    update: (id: number, change: Record<string, unknown>): Promise<GraphqlResult> =>
      caller.graphql(
        `mutation ($id: Int!, $filterName: String, $favorite: Boolean, $filter: String, $view: TableViewInput) {
          updateSavedFilter(id: $id, filterName: $filterName, favorite: $favorite, filter: $filter, view: $view) ${fields}
        }`,
        { id, ...change },
      ),
    remove: (id: number): Promise<GraphqlResult> =>
      caller.graphql(`mutation ($id: Int!) { deleteSavedFilter(id: $id) ${fields} }`, { id }),
    list: async (reportName = 'organic-keywords'): Promise<SavedFilterResult[]> => {
      const { data } = await caller.graphql(
        `query ($reportName: String!) { savedFilters(reportName: $reportName) ${fields} }`,
        { reportName },
      );
      return (data as { savedFilters: SavedFilterResult[] }).savedFilters;
    },
  };
}

/** Names in order. */
export const namesOf = (saved: readonly SavedFilterResult[]) => saved.map(({ filterName }) => filterName);

/** The list in a mutation result. */
export const listIn = ({ data }: GraphqlResult): SavedFilterResult[] =>
  Object.values(data as Record<string, SavedFilterResult[]>)[0] ?? [];
