/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type HistoryQuery = { history: Array<{ id: string, title: string, subject: string, base: string, path: string, requestedAt: string }> };


export const HistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"History"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}}]}}]}}]} as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `History` and subscribes to its result. */
export function useHistoryQuery(options?: useQuery.Options<HistoryQuery, HistoryQueryVariables>): CompleteResult<HistoryQuery, HistoryQueryVariables> {
  return useQuery<HistoryQuery, HistoryQueryVariables>(HistoryDocument, options as useQuery.Options<HistoryQuery, HistoryQueryVariables> & { variables: HistoryQueryVariables }) as CompleteResult<HistoryQuery, HistoryQueryVariables>;
}

/** Runs the query `History` on demand. */
export function useHistoryLazyQuery(options?: useLazyQuery.Options<HistoryQuery, HistoryQueryVariables>) {
  return useLazyQuery<HistoryQuery, HistoryQueryVariables>(HistoryDocument, options);
}