/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OperatorWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorWordsQuery = { operatorWords: { video: string | null, reviews: Array<{ name: string, position: string | null, text: string, link: string | null }> } };


export const OperatorWordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operatorWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]}}]} as unknown as DocumentNode<OperatorWordsQuery, OperatorWordsQueryVariables>;

/** Data is there whole or not at all: nothing here asks for partial answers or streams. */
type Whole<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `OperatorWords` and follows its answer. */
export function useOperatorWordsQuery(options?: useQuery.Options<OperatorWordsQuery, OperatorWordsQueryVariables>): Whole<OperatorWordsQuery, OperatorWordsQueryVariables> {
  return useQuery<OperatorWordsQuery, OperatorWordsQueryVariables>(OperatorWordsDocument, options as useQuery.Options<OperatorWordsQuery, OperatorWordsQueryVariables> & { variables: OperatorWordsQueryVariables }) as Whole<OperatorWordsQuery, OperatorWordsQueryVariables>;
}

/** Runs the query `OperatorWords` when it is told to. */
export function useOperatorWordsLazyQuery(options?: useLazyQuery.Options<OperatorWordsQuery, OperatorWordsQueryVariables>) {
  return useLazyQuery<OperatorWordsQuery, OperatorWordsQueryVariables>(OperatorWordsDocument, options);
}