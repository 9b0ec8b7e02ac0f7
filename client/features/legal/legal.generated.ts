/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ServiceTermsQueryVariables = Exact<{
  slug: string;
  language: string;
}>;


export type ServiceTermsQuery = { legalText: string | null, serviceTerms: { operatorName: string | null, operatorEmail: string | null, billDays: number, sharePercent: number, leastWithdrawalCents: number, leastPayers: number, linkMonths: number } };


export const ServiceTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]},{"kind":"Field","name":{"kind":"Name","value":"serviceTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"operatorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"billDays"}},{"kind":"Field","name":{"kind":"Name","value":"sharePercent"}},{"kind":"Field","name":{"kind":"Name","value":"leastWithdrawalCents"}},{"kind":"Field","name":{"kind":"Name","value":"leastPayers"}},{"kind":"Field","name":{"kind":"Name","value":"linkMonths"}}]}}]}}]} as unknown as DocumentNode<ServiceTermsQuery, ServiceTermsQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `ServiceTerms` and subscribes to its result. */
export function useServiceTermsQuery(options: useQuery.Options<ServiceTermsQuery, ServiceTermsQueryVariables>): CompleteResult<ServiceTermsQuery, ServiceTermsQueryVariables> {
  return useQuery<ServiceTermsQuery, ServiceTermsQueryVariables>(ServiceTermsDocument, options as useQuery.Options<ServiceTermsQuery, ServiceTermsQueryVariables> & { variables: ServiceTermsQueryVariables }) as CompleteResult<ServiceTermsQuery, ServiceTermsQueryVariables>;
}

/** Runs the query `ServiceTerms` on demand. */
export function useServiceTermsLazyQuery(options?: useLazyQuery.Options<ServiceTermsQuery, ServiceTermsQueryVariables>) {
  return useLazyQuery<ServiceTermsQuery, ServiceTermsQueryVariables>(ServiceTermsDocument, options);
}