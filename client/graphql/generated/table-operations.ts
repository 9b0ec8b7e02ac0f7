/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A filter to be saved under a name. */
export type SavedFilterInput = {
  /** Whether it is among the favourites. */
  favorite?: boolean | null | undefined;
  /** Search text and filter rows as JSON text: `{search, rows: [{type, name, operator, value, or: […]}]}`; or a filter string, as `ws>=100`, which is kept as such rows. */
  filter: string;
  /** Name, 1 to 64 characters. */
  filterName: string;
  /** Takes the place of the filter that has this name; without it a name that is taken is refused. */
  filterReplace?: boolean | null | undefined;
  /** Id of the report, as `organic-keywords`. */
  reportName: string;
  /** What it is to remember of the table as well. */
  view?: TableViewInput | null | undefined;
};

/** A column of a report’s table, as a person arranged it. */
export type TableColumnInput = {
  /** Id of the column, as `cpc_min`. One that the report does not know is left out. */
  id: string;
  /** Whether it stays in sight when the table is scrolled sideways; false by default. */
  pinned?: boolean | null | undefined;
  /** Whether the table shows it. A column that is always shown stays so. */
  shown: boolean;
  /** Width in pixels, 20 to 2000; null for the usual one. */
  width?: number | null | undefined;
};

/** What a saved view remembers of a table beside its filter. */
export type TableViewInput = {
  /** The columns in their order; null for those of the report. */
  columns?: Array<TableColumnInput> | null | undefined;
  /** Height of the rows: `compact` or `normal`. */
  density?: string | null | undefined;
  /** Rows of a page, 1 to 500. */
  perPage?: number | null | undefined;
  /** Order as `column|asc` or `column|desc`; null for the report’s own. */
  sort?: string | null | undefined;
};

export type TableSettingsQueryVariables = Exact<{
  reportName: string;
}>;


export type TableSettingsQuery = { tableSettings: { density: string | null, columns: Array<{ id: string, shown: boolean, width: number | null, pinned: boolean }> | null } };

export type SaveTableColumnsMutationVariables = Exact<{
  reportName: string;
  columns?: Array<TableColumnInput> | TableColumnInput | null | undefined;
}>;


export type SaveTableColumnsMutation = { saveTableSettings: { density: string | null, columns: Array<{ id: string, shown: boolean, width: number | null, pinned: boolean }> | null } };

export type SaveTableDensityMutationVariables = Exact<{
  reportName: string;
  density: string;
}>;


export type SaveTableDensityMutation = { saveTableSettings: { density: string | null } };

export type SavedFilterPartsFragment = { id: number, filterName: string, reportName: string, favorite: boolean, filter: string, filterString: string, view: { sort: string | null, density: string | null, columns: Array<{ id: string, shown: boolean, width: number | null, pinned: boolean }> | null } | null };

export type SavedFiltersQueryVariables = Exact<{
  reportName: string;
}>;


export type SavedFiltersQuery = { savedFilters: Array<{ id: number, filterName: string, reportName: string, favorite: boolean, filter: string, filterString: string, view: { sort: string | null, density: string | null, columns: Array<{ id: string, shown: boolean, width: number | null, pinned: boolean }> | null } | null }> };

export type CreateSavedFilterMutationVariables = Exact<{
  input: SavedFilterInput;
}>;


export type CreateSavedFilterMutation = { createSavedFilter: Array<{ id: number, filterName: string, reportName: string, favorite: boolean, filter: string, filterString: string, view: { sort: string | null, density: string | null, columns: Array<{ id: string, shown: boolean, width: number | null, pinned: boolean }> | null } | null }> };

export type UpdateSavedFilterMutationVariables = Exact<{
  id: number;
  filterName?: string | null | undefined;
  favorite?: boolean | null | undefined;
  filter?: string | null | undefined;
  view?: TableViewInput | null | undefined;
}>;


export type UpdateSavedFilterMutation = { updateSavedFilter: Array<{ id: number, filterName: string, reportName: string, favorite: boolean, filter: string, filterString: string, view: { sort: string | null, density: string | null, columns: Array<{ id: string, shown: boolean, width: number | null, pinned: boolean }> | null } | null }> };

export type DeleteSavedFilterMutationVariables = Exact<{
  id: number;
}>;


export type DeleteSavedFilterMutation = { deleteSavedFilter: Array<{ id: number, filterName: string, reportName: string, favorite: boolean, filter: string, filterString: string, view: { sort: string | null, density: string | null, columns: Array<{ id: string, shown: boolean, width: number | null, pinned: boolean }> | null } | null }> };

export const SavedFilterPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFilterParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filterName"}},{"kind":"Field","name":{"kind":"Name","value":"reportName"}},{"kind":"Field","name":{"kind":"Name","value":"favorite"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"filterString"}},{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"density"}}]}}]}}]} as unknown as DocumentNode<SavedFilterPartsFragment, unknown>;
export const TableSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TableSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reportName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tableSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reportName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reportName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}}]}},{"kind":"Field","name":{"kind":"Name","value":"density"}}]}}]}}]} as unknown as DocumentNode<TableSettingsQuery, TableSettingsQueryVariables>;
export const SaveTableColumnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveTableColumns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reportName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TableColumnInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveTableSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reportName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reportName"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}}]}},{"kind":"Field","name":{"kind":"Name","value":"density"}}]}}]}}]} as unknown as DocumentNode<SaveTableColumnsMutation, SaveTableColumnsMutationVariables>;
export const SaveTableDensityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveTableDensity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reportName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"density"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveTableSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reportName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reportName"}}},{"kind":"Argument","name":{"kind":"Name","value":"density"},"value":{"kind":"Variable","name":{"kind":"Name","value":"density"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"density"}}]}}]}}]} as unknown as DocumentNode<SaveTableDensityMutation, SaveTableDensityMutationVariables>;
export const SavedFiltersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedFilters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reportName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedFilters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reportName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reportName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedFilterParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFilterParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filterName"}},{"kind":"Field","name":{"kind":"Name","value":"reportName"}},{"kind":"Field","name":{"kind":"Name","value":"favorite"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"filterString"}},{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"density"}}]}}]}}]} as unknown as DocumentNode<SavedFiltersQuery, SavedFiltersQueryVariables>;
export const CreateSavedFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSavedFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSavedFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedFilterParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFilterParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filterName"}},{"kind":"Field","name":{"kind":"Name","value":"reportName"}},{"kind":"Field","name":{"kind":"Name","value":"favorite"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"filterString"}},{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"density"}}]}}]}}]} as unknown as DocumentNode<CreateSavedFilterMutation, CreateSavedFilterMutationVariables>;
export const UpdateSavedFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSavedFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filterName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"favorite"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"view"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TableViewInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSavedFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"filterName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filterName"}}},{"kind":"Argument","name":{"kind":"Name","value":"favorite"},"value":{"kind":"Variable","name":{"kind":"Name","value":"favorite"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"view"},"value":{"kind":"Variable","name":{"kind":"Name","value":"view"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedFilterParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFilterParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filterName"}},{"kind":"Field","name":{"kind":"Name","value":"reportName"}},{"kind":"Field","name":{"kind":"Name","value":"favorite"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"filterString"}},{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"density"}}]}}]}}]} as unknown as DocumentNode<UpdateSavedFilterMutation, UpdateSavedFilterMutationVariables>;
export const DeleteSavedFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSavedFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSavedFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedFilterParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFilterParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filterName"}},{"kind":"Field","name":{"kind":"Name","value":"reportName"}},{"kind":"Field","name":{"kind":"Name","value":"favorite"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"filterString"}},{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"density"}}]}}]}}]} as unknown as DocumentNode<DeleteSavedFilterMutation, DeleteSavedFilterMutationVariables>;

/** Data is there whole or not at all: nothing here asks for partial answers or streams. */
type Whole<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `TableSettings` and follows its answer. */
export function useTableSettingsQuery(options: useQuery.Options<TableSettingsQuery, TableSettingsQueryVariables>): Whole<TableSettingsQuery, TableSettingsQueryVariables> {
  return useQuery<TableSettingsQuery, TableSettingsQueryVariables>(TableSettingsDocument, options as useQuery.Options<TableSettingsQuery, TableSettingsQueryVariables> & { variables: TableSettingsQueryVariables }) as Whole<TableSettingsQuery, TableSettingsQueryVariables>;
}

/** Runs the query `TableSettings` when it is told to. */
export function useTableSettingsLazyQuery(options?: useLazyQuery.Options<TableSettingsQuery, TableSettingsQueryVariables>) {
  return useLazyQuery<TableSettingsQuery, TableSettingsQueryVariables>(TableSettingsDocument, options);
}

/** Runs the query `SavedFilters` and follows its answer. */
export function useSavedFiltersQuery(options: useQuery.Options<SavedFiltersQuery, SavedFiltersQueryVariables>): Whole<SavedFiltersQuery, SavedFiltersQueryVariables> {
  return useQuery<SavedFiltersQuery, SavedFiltersQueryVariables>(SavedFiltersDocument, options as useQuery.Options<SavedFiltersQuery, SavedFiltersQueryVariables> & { variables: SavedFiltersQueryVariables }) as Whole<SavedFiltersQuery, SavedFiltersQueryVariables>;
}

/** Runs the query `SavedFilters` when it is told to. */
export function useSavedFiltersLazyQuery(options?: useLazyQuery.Options<SavedFiltersQuery, SavedFiltersQueryVariables>) {
  return useLazyQuery<SavedFiltersQuery, SavedFiltersQueryVariables>(SavedFiltersDocument, options);
}