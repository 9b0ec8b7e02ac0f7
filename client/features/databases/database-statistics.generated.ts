/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DatabaseStatisticsQueryVariables = Exact<{ [key: string]: never; }>;


export type DatabaseStatisticsQuery = { databases: Array<{ code: string, name: string, caption: string, empty: boolean, keywords: number | null, domains: number | null, pages: number | null, ads: number | null, positionsDate: string | null, keywordMonths: Array<{ month: string, keywords: number }>, snapshots: Array<{ date: string, keywords: number, domains: number | null }> }> };


export const DatabaseStatisticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DatabaseStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"empty"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"ads"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}},{"kind":"Field","name":{"kind":"Name","value":"keywordMonths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}}]}},{"kind":"Field","name":{"kind":"Name","value":"snapshots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}}]}}]}}]}}]} as unknown as DocumentNode<DatabaseStatisticsQuery, DatabaseStatisticsQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `DatabaseStatistics` and subscribes to its result. */
export function useDatabaseStatisticsQuery(options?: useQuery.Options<DatabaseStatisticsQuery, DatabaseStatisticsQueryVariables>): CompleteResult<DatabaseStatisticsQuery, DatabaseStatisticsQueryVariables> {
  return useQuery<DatabaseStatisticsQuery, DatabaseStatisticsQueryVariables>(DatabaseStatisticsDocument, options as useQuery.Options<DatabaseStatisticsQuery, DatabaseStatisticsQueryVariables> & { variables: DatabaseStatisticsQueryVariables }) as CompleteResult<DatabaseStatisticsQuery, DatabaseStatisticsQueryVariables>;
}

/** Runs the query `DatabaseStatistics` on demand. */
export function useDatabaseStatisticsLazyQuery(options?: useLazyQuery.Options<DatabaseStatisticsQuery, DatabaseStatisticsQueryVariables>) {
  return useLazyQuery<DatabaseStatisticsQuery, DatabaseStatisticsQueryVariables>(DatabaseStatisticsDocument, options);
}