/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DatabaseContentsQueryVariables = Exact<{ [key: string]: never; }>;


export type DatabaseContentsQuery = { databases: Array<{ code: string, name: string, caption: string, empty: boolean, keywords: number | null, domains: number | null, pages: number | null, ads: number | null, positionsDate: string | null }> };


export const DatabaseContentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DatabaseContents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"empty"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"ads"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}}]}}]}}]} as unknown as DocumentNode<DatabaseContentsQuery, DatabaseContentsQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `DatabaseContents` and subscribes to its result. */
export function useDatabaseContentsQuery(options?: useQuery.Options<DatabaseContentsQuery, DatabaseContentsQueryVariables>): CompleteResult<DatabaseContentsQuery, DatabaseContentsQueryVariables> {
  return useQuery<DatabaseContentsQuery, DatabaseContentsQueryVariables>(DatabaseContentsDocument, options as useQuery.Options<DatabaseContentsQuery, DatabaseContentsQueryVariables> & { variables: DatabaseContentsQueryVariables }) as CompleteResult<DatabaseContentsQuery, DatabaseContentsQueryVariables>;
}

/** Runs the query `DatabaseContents` on demand. */
export function useDatabaseContentsLazyQuery(options?: useLazyQuery.Options<DatabaseContentsQuery, DatabaseContentsQueryVariables>) {
  return useLazyQuery<DatabaseContentsQuery, DatabaseContentsQueryVariables>(DatabaseContentsDocument, options);
}