import { expect } from 'vitest';
import type { Caller, GraphqlResult } from '../../support/caller.js';

/** A saved filter as the API answers it. */
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

/** The text of a filter that lets every row pass. */
export const emptyFilter = JSON.stringify({ search: '', rows: [] });

/** The text of a filter with these rows. */
export const filterOfRows = (...conditions: object[]) => JSON.stringify({ search: '', rows: conditions });

/** Code of the refusal, and the field of the form that it is about. */
export const errorOf = ({ errors }: GraphqlResult) => [
  errors?.[0]?.extensions.code,
  errors?.[0]?.extensions.field,
];

/** What a person does with saved filters, by GraphQL. */
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

/** Their names, in order. */
export const namesOf = (saved: readonly SavedFilterResult[]) => saved.map(({ filterName }) => filterName);

/** The list that a change answers. */
export const listIn = ({ data }: GraphqlResult): SavedFilterResult[] =>
  Object.values(data as Record<string, SavedFilterResult[]>)[0] ?? [];
