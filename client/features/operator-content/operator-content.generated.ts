/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OperatorContentQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorContentQuery = { operatorContent: { video: string | null, reviews: Array<{ name: string, position: string | null, text: string, link: string | null }> } };


export const OperatorContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operatorContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]}}]} as unknown as DocumentNode<OperatorContentQuery, OperatorContentQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `OperatorContent` and subscribes to its result. */
export function useOperatorContentQuery(options?: useQuery.Options<OperatorContentQuery, OperatorContentQueryVariables>): CompleteResult<OperatorContentQuery, OperatorContentQueryVariables> {
  return useQuery<OperatorContentQuery, OperatorContentQueryVariables>(OperatorContentDocument, options as useQuery.Options<OperatorContentQuery, OperatorContentQueryVariables> & { variables: OperatorContentQueryVariables }) as CompleteResult<OperatorContentQuery, OperatorContentQueryVariables>;
}

/** Runs the query `OperatorContent` on demand. */
export function useOperatorContentLazyQuery(options?: useLazyQuery.Options<OperatorContentQuery, OperatorContentQueryVariables>) {
  return useLazyQuery<OperatorContentQuery, OperatorContentQueryVariables>(OperatorContentDocument, options);
}