/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DatabasesQueryVariables = Exact<{ [key: string]: never; }>;


export type DatabasesQuery = { currentDatabase: { code: string }, databases: Array<{ code: string, name: string, caption: string, engine: Types.SearchEngine, currency: string, empty: boolean, positionsDate: string | null, volumesDate: string | null, facts: Array<Types.BaseFact> }> };


export const DatabasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Databases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentDatabase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"databases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"empty"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}},{"kind":"Field","name":{"kind":"Name","value":"volumesDate"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]}}]} as unknown as DocumentNode<DatabasesQuery, DatabasesQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `Databases` and subscribes to its result. */
export function useDatabasesQuery(options?: useQuery.Options<DatabasesQuery, DatabasesQueryVariables>): CompleteResult<DatabasesQuery, DatabasesQueryVariables> {
  return useQuery<DatabasesQuery, DatabasesQueryVariables>(DatabasesDocument, options as useQuery.Options<DatabasesQuery, DatabasesQueryVariables> & { variables: DatabasesQueryVariables }) as CompleteResult<DatabasesQuery, DatabasesQueryVariables>;
}

/** Runs the query `Databases` on demand. */
export function useDatabasesLazyQuery(options?: useLazyQuery.Options<DatabasesQuery, DatabasesQueryVariables>) {
  return useLazyQuery<DatabasesQuery, DatabasesQueryVariables>(DatabasesDocument, options);
}