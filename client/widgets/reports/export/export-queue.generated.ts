/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExportQueueQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportQueueQuery = { exportQueue: { places: Array<number> } };


export const ExportQueueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportQueue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportQueue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"}}]}}]}}]} as unknown as DocumentNode<ExportQueueQuery, ExportQueueQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `ExportQueue` and subscribes to its result. */
export function useExportQueueQuery(options?: useQuery.Options<ExportQueueQuery, ExportQueueQueryVariables>): CompleteResult<ExportQueueQuery, ExportQueueQueryVariables> {
  return useQuery<ExportQueueQuery, ExportQueueQueryVariables>(ExportQueueDocument, options as useQuery.Options<ExportQueueQuery, ExportQueueQueryVariables> & { variables: ExportQueueQueryVariables }) as CompleteResult<ExportQueueQuery, ExportQueueQueryVariables>;
}

/** Runs the query `ExportQueue` on demand. */
export function useExportQueueLazyQuery(options?: useLazyQuery.Options<ExportQueueQuery, ExportQueueQueryVariables>) {
  return useLazyQuery<ExportQueueQuery, ExportQueueQueryVariables>(ExportQueueDocument, options);
}