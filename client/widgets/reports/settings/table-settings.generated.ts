/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TableSettingsQueryVariables = Exact<{
  reportName: string;
}>;


export type TableSettingsQuery = { tableSettings: { density: Types.RowDensity | null, columns: Array<{ id: string, shown: boolean, width: number | null, pinned: boolean }> | null } };

export type SaveTableDensityMutationVariables = Exact<{
  reportName: string;
  density: Types.RowDensity;
}>;


export type SaveTableDensityMutation = { saveTableSettings: { density: Types.RowDensity | null } };


export const TableSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TableSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reportName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tableSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reportName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reportName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}}]}},{"kind":"Field","name":{"kind":"Name","value":"density"}}]}}]}}]} as unknown as DocumentNode<TableSettingsQuery, TableSettingsQueryVariables>;
export const SaveTableDensityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveTableDensity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reportName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"density"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RowDensity"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveTableSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reportName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reportName"}}},{"kind":"Argument","name":{"kind":"Name","value":"density"},"value":{"kind":"Variable","name":{"kind":"Name","value":"density"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"density"}}]}}]}}]} as unknown as DocumentNode<SaveTableDensityMutation, SaveTableDensityMutationVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `TableSettings` and subscribes to its result. */
export function useTableSettingsQuery(options: useQuery.Options<TableSettingsQuery, TableSettingsQueryVariables>): CompleteResult<TableSettingsQuery, TableSettingsQueryVariables> {
  return useQuery<TableSettingsQuery, TableSettingsQueryVariables>(TableSettingsDocument, options as useQuery.Options<TableSettingsQuery, TableSettingsQueryVariables> & { variables: TableSettingsQueryVariables }) as CompleteResult<TableSettingsQuery, TableSettingsQueryVariables>;
}

/** Runs the query `TableSettings` on demand. */
export function useTableSettingsLazyQuery(options?: useLazyQuery.Options<TableSettingsQuery, TableSettingsQueryVariables>) {
  return useLazyQuery<TableSettingsQuery, TableSettingsQueryVariables>(TableSettingsDocument, options);
}