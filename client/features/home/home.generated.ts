/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TopDomainsQueryVariables = Exact<{
  base?: string | null | undefined;
}>;


export type TopDomainsQuery = { visibleDomains: { total: number, data: Array<{ name: string, it10: number, it50: number, vis: number, hasVolumes: boolean }> } };

export type PinnedDomainsQueryVariables = Exact<{
  domains: Array<Types.DomainInput> | Types.DomainInput;
}>;


export type PinnedDomainsQuery = { domainSummaries: Array<{ name: string, it1: number, it3: number, it5: number, it50: number, vis: number, hasVolumes: boolean, history: Array<{ date: string, it50: number }> } | null> };


export const TopDomainsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TopDomains"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visibleDomains"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"it10"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}},{"kind":"Field","name":{"kind":"Name","value":"hasVolumes"}}]}}]}}]}}]} as unknown as DocumentNode<TopDomainsQuery, TopDomainsQueryVariables>;
export const PinnedDomainsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PinnedDomains"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domains"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DomainInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domainSummaries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domains"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domains"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"it1"}},{"kind":"Field","name":{"kind":"Name","value":"it3"}},{"kind":"Field","name":{"kind":"Name","value":"it5"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}},{"kind":"Field","name":{"kind":"Name","value":"hasVolumes"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}}]}}]}}]}}]} as unknown as DocumentNode<PinnedDomainsQuery, PinnedDomainsQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `TopDomains` and subscribes to its result. */
export function useTopDomainsQuery(options?: useQuery.Options<TopDomainsQuery, TopDomainsQueryVariables>): CompleteResult<TopDomainsQuery, TopDomainsQueryVariables> {
  return useQuery<TopDomainsQuery, TopDomainsQueryVariables>(TopDomainsDocument, options as useQuery.Options<TopDomainsQuery, TopDomainsQueryVariables> & { variables: TopDomainsQueryVariables }) as CompleteResult<TopDomainsQuery, TopDomainsQueryVariables>;
}

/** Runs the query `TopDomains` on demand. */
export function useTopDomainsLazyQuery(options?: useLazyQuery.Options<TopDomainsQuery, TopDomainsQueryVariables>) {
  return useLazyQuery<TopDomainsQuery, TopDomainsQueryVariables>(TopDomainsDocument, options);
}

/** Runs the query `PinnedDomains` and subscribes to its result. */
export function usePinnedDomainsQuery(options: useQuery.Options<PinnedDomainsQuery, PinnedDomainsQueryVariables>): CompleteResult<PinnedDomainsQuery, PinnedDomainsQueryVariables> {
  return useQuery<PinnedDomainsQuery, PinnedDomainsQueryVariables>(PinnedDomainsDocument, options as useQuery.Options<PinnedDomainsQuery, PinnedDomainsQueryVariables> & { variables: PinnedDomainsQueryVariables }) as CompleteResult<PinnedDomainsQuery, PinnedDomainsQueryVariables>;
}

/** Runs the query `PinnedDomains` on demand. */
export function usePinnedDomainsLazyQuery(options?: useLazyQuery.Options<PinnedDomainsQuery, PinnedDomainsQueryVariables>) {
  return useLazyQuery<PinnedDomainsQuery, PinnedDomainsQueryVariables>(PinnedDomainsDocument, options);
}