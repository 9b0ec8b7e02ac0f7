/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DemonstrationsQueryVariables = Exact<{ [key: string]: never; }>;


export type DemonstrationsQuery = { demonstrationAccounts: Array<{ email: string, password: string, may: string }> };


export const DemonstrationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Demonstrations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demonstrationAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"password"}},{"kind":"Field","name":{"kind":"Name","value":"may"}}]}}]}}]} as unknown as DocumentNode<DemonstrationsQuery, DemonstrationsQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `Demonstrations` and subscribes to its result. */
export function useDemonstrationsQuery(options?: useQuery.Options<DemonstrationsQuery, DemonstrationsQueryVariables>): CompleteResult<DemonstrationsQuery, DemonstrationsQueryVariables> {
  return useQuery<DemonstrationsQuery, DemonstrationsQueryVariables>(DemonstrationsDocument, options as useQuery.Options<DemonstrationsQuery, DemonstrationsQueryVariables> & { variables: DemonstrationsQueryVariables }) as CompleteResult<DemonstrationsQuery, DemonstrationsQueryVariables>;
}

/** Runs the query `Demonstrations` on demand. */
export function useDemonstrationsLazyQuery(options?: useLazyQuery.Options<DemonstrationsQuery, DemonstrationsQueryVariables>) {
  return useLazyQuery<DemonstrationsQuery, DemonstrationsQueryVariables>(DemonstrationsDocument, options);
}