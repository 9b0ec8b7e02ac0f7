/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RunningImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type RunningImportsQuery = { dataImports: Array<{ id: string, state: Types.ImportState, progress: number }> };


export const RunningImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RunningImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}}]}}]}}]} as unknown as DocumentNode<RunningImportsQuery, RunningImportsQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `RunningImports` and subscribes to its result. */
export function useRunningImportsQuery(options?: useQuery.Options<RunningImportsQuery, RunningImportsQueryVariables>): CompleteResult<RunningImportsQuery, RunningImportsQueryVariables> {
  return useQuery<RunningImportsQuery, RunningImportsQueryVariables>(RunningImportsDocument, options as useQuery.Options<RunningImportsQuery, RunningImportsQueryVariables> & { variables: RunningImportsQueryVariables }) as CompleteResult<RunningImportsQuery, RunningImportsQueryVariables>;
}

/** Runs the query `RunningImports` on demand. */
export function useRunningImportsLazyQuery(options?: useLazyQuery.Options<RunningImportsQuery, RunningImportsQueryVariables>) {
  return useLazyQuery<RunningImportsQuery, RunningImportsQueryVariables>(RunningImportsDocument, options);
}