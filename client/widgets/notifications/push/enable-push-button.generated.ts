/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PushStateQueryVariables = Exact<{ [key: string]: never; }>;


export type PushStateQuery = { viewer: { account: { pushEnabled: boolean } | null } };


export const PushStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushEnabled"}}]}}]}}]}}]} as unknown as DocumentNode<PushStateQuery, PushStateQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `PushState` and subscribes to its result. */
export function usePushStateQuery(options?: useQuery.Options<PushStateQuery, PushStateQueryVariables>): CompleteResult<PushStateQuery, PushStateQueryVariables> {
  return useQuery<PushStateQuery, PushStateQueryVariables>(PushStateDocument, options as useQuery.Options<PushStateQuery, PushStateQueryVariables> & { variables: PushStateQueryVariables }) as CompleteResult<PushStateQuery, PushStateQueryVariables>;
}

/** Runs the query `PushState` on demand. */
export function usePushStateLazyQuery(options?: useLazyQuery.Options<PushStateQuery, PushStateQueryVariables>) {
  return useLazyQuery<PushStateQuery, PushStateQueryVariables>(PushStateDocument, options);
}