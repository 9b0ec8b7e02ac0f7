/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SampleLoadQueryVariables = Exact<{ [key: string]: never; }>;


export type SampleLoadQuery = { sampleLoad: { percent: number, hasFailed: boolean, complete: Array<string> } | null };


export const SampleLoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SampleLoad"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sampleLoad"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"hasFailed"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}}]}}]}}]} as unknown as DocumentNode<SampleLoadQuery, SampleLoadQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `SampleLoad` and subscribes to its result. */
export function useSampleLoadQuery(options?: useQuery.Options<SampleLoadQuery, SampleLoadQueryVariables>): CompleteResult<SampleLoadQuery, SampleLoadQueryVariables> {
  return useQuery<SampleLoadQuery, SampleLoadQueryVariables>(SampleLoadDocument, options as useQuery.Options<SampleLoadQuery, SampleLoadQueryVariables> & { variables: SampleLoadQueryVariables }) as CompleteResult<SampleLoadQuery, SampleLoadQueryVariables>;
}

/** Runs the query `SampleLoad` on demand. */
export function useSampleLoadLazyQuery(options?: useLazyQuery.Options<SampleLoadQuery, SampleLoadQueryVariables>) {
  return useLazyQuery<SampleLoadQuery, SampleLoadQueryVariables>(SampleLoadDocument, options);
}