/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AutopayQueryVariables = Exact<{ [key: string]: never; }>;


export type AutopayQuery = { autopay: { enabled: boolean, canSubscribe: boolean, active: boolean, cents: number | null, nextAt: string | null } };

export type EndAutopayMutationVariables = Exact<{ [key: string]: never; }>;


export type EndAutopayMutation = { closeSubscription: { message: string } };

export type AutopayTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type AutopayTermsQuery = { serviceTerms: { paymentsRecur: boolean } };


export const AutopayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Autopay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"autopay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"canSubscribe"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}}]}}]}}]} as unknown as DocumentNode<AutopayQuery, AutopayQueryVariables>;
export const EndAutopayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndAutopay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EndAutopayMutation, EndAutopayMutationVariables>;
export const AutopayTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AutopayTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentsRecur"}}]}}]}}]} as unknown as DocumentNode<AutopayTermsQuery, AutopayTermsQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `Autopay` and subscribes to its result. */
export function useAutopayQuery(options?: useQuery.Options<AutopayQuery, AutopayQueryVariables>): CompleteResult<AutopayQuery, AutopayQueryVariables> {
  return useQuery<AutopayQuery, AutopayQueryVariables>(AutopayDocument, options as useQuery.Options<AutopayQuery, AutopayQueryVariables> & { variables: AutopayQueryVariables }) as CompleteResult<AutopayQuery, AutopayQueryVariables>;
}

/** Runs the query `Autopay` on demand. */
export function useAutopayLazyQuery(options?: useLazyQuery.Options<AutopayQuery, AutopayQueryVariables>) {
  return useLazyQuery<AutopayQuery, AutopayQueryVariables>(AutopayDocument, options);
}

/** Runs the query `AutopayTerms` and subscribes to its result. */
export function useAutopayTermsQuery(options?: useQuery.Options<AutopayTermsQuery, AutopayTermsQueryVariables>): CompleteResult<AutopayTermsQuery, AutopayTermsQueryVariables> {
  return useQuery<AutopayTermsQuery, AutopayTermsQueryVariables>(AutopayTermsDocument, options as useQuery.Options<AutopayTermsQuery, AutopayTermsQueryVariables> & { variables: AutopayTermsQueryVariables }) as CompleteResult<AutopayTermsQuery, AutopayTermsQueryVariables>;
}

/** Runs the query `AutopayTerms` on demand. */
export function useAutopayTermsLazyQuery(options?: useLazyQuery.Options<AutopayTermsQuery, AutopayTermsQueryVariables>) {
  return useLazyQuery<AutopayTermsQuery, AutopayTermsQueryVariables>(AutopayTermsDocument, options);
}