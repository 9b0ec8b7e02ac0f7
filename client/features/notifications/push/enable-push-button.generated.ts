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

/** Data is there whole or not at all: nothing here asks for partial answers or streams. */
type Whole<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `PushState` and follows its answer. */
export function usePushStateQuery(options?: useQuery.Options<PushStateQuery, PushStateQueryVariables>): Whole<PushStateQuery, PushStateQueryVariables> {
  return useQuery<PushStateQuery, PushStateQueryVariables>(PushStateDocument, options as useQuery.Options<PushStateQuery, PushStateQueryVariables> & { variables: PushStateQueryVariables }) as Whole<PushStateQuery, PushStateQueryVariables>;
}

/** Runs the query `PushState` when it is told to. */
export function usePushStateLazyQuery(options?: useLazyQuery.Options<PushStateQuery, PushStateQueryVariables>) {
  return useLazyQuery<PushStateQuery, PushStateQueryVariables>(PushStateDocument, options);
}