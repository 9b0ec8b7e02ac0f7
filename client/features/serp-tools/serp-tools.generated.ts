/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SerpComparisonQueryVariables = Exact<{
  keywords: Array<string> | string;
  depth: number;
  base?: string | null | undefined;
}>;


export type SerpComparisonQuery = { serpComparison: { depth: number, unknown: Array<string>, maxKeywords: number, exportRows: number | null, copyAllowed: boolean, positionsDate: string | null, volumesDate: string | null, tops: Array<{ keyword: string, kid: number, ws: number, wsRange: string, wizards: Array<number>, places: Array<{ pos: number, did: number, domain: string, url: string, domainTops: number, pageTops: number }> }>, positionsRange: { newer: number, oldest: string, newest: string } | null }, wizardClasses: Array<{ id: number, name: string, icon: string }> };

export type SerpHistoryQueryVariables = Exact<{
  keyword: string;
  base?: string | null | undefined;
}>;


export type SerpHistoryQuery = { serpHistory: { keyword: string, depth: number, positionsDate: string | null, volumesDate: string | null, months: Array<{ month: string, date: string, places: Array<{ pos: number, did: number, domain: string, url: string }> }> } };

export type KnownKeywordsQueryVariables = Exact<{
  keywords: Array<string> | string;
  base?: string | null | undefined;
}>;


export type KnownKeywordsQuery = { knownKeywords: Array<boolean> };

export type KnownDomainsQueryVariables = Exact<{
  domains: Array<string> | string;
  base?: string | null | undefined;
}>;


export type KnownDomainsQuery = { knownDomains: Array<boolean> };


export const SerpComparisonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SerpComparison"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keywords"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"depth"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serpComparison"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keywords"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keywords"}}},{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"Variable","name":{"kind":"Name","value":"depth"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"tops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"kid"}},{"kind":"Field","name":{"kind":"Name","value":"ws"}},{"kind":"Field","name":{"kind":"Name","value":"wsRange"}},{"kind":"Field","name":{"kind":"Name","value":"wizards"}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pos"}},{"kind":"Field","name":{"kind":"Name","value":"did"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"domainTops"}},{"kind":"Field","name":{"kind":"Name","value":"pageTops"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"maxKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"exportRows"}},{"kind":"Field","name":{"kind":"Name","value":"copyAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}},{"kind":"Field","name":{"kind":"Name","value":"positionsRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newer"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"}},{"kind":"Field","name":{"kind":"Name","value":"newest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"volumesDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wizardClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]} as unknown as DocumentNode<SerpComparisonQuery, SerpComparisonQueryVariables>;
export const SerpHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SerpHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serpHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pos"}},{"kind":"Field","name":{"kind":"Name","value":"did"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}},{"kind":"Field","name":{"kind":"Name","value":"volumesDate"}}]}}]}}]} as unknown as DocumentNode<SerpHistoryQuery, SerpHistoryQueryVariables>;
export const KnownKeywordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KnownKeywords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keywords"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"knownKeywords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keywords"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keywords"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}]}]}}]} as unknown as DocumentNode<KnownKeywordsQuery, KnownKeywordsQueryVariables>;
export const KnownDomainsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KnownDomains"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domains"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"knownDomains"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domains"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domains"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}]}]}}]} as unknown as DocumentNode<KnownDomainsQuery, KnownDomainsQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `SerpComparison` and subscribes to its result. */
export function useSerpComparisonQuery(options: useQuery.Options<SerpComparisonQuery, SerpComparisonQueryVariables>): CompleteResult<SerpComparisonQuery, SerpComparisonQueryVariables> {
  return useQuery<SerpComparisonQuery, SerpComparisonQueryVariables>(SerpComparisonDocument, options as useQuery.Options<SerpComparisonQuery, SerpComparisonQueryVariables> & { variables: SerpComparisonQueryVariables }) as CompleteResult<SerpComparisonQuery, SerpComparisonQueryVariables>;
}

/** Runs the query `SerpComparison` on demand. */
export function useSerpComparisonLazyQuery(options?: useLazyQuery.Options<SerpComparisonQuery, SerpComparisonQueryVariables>) {
  return useLazyQuery<SerpComparisonQuery, SerpComparisonQueryVariables>(SerpComparisonDocument, options);
}

/** Runs the query `SerpHistory` and subscribes to its result. */
export function useSerpHistoryQuery(options: useQuery.Options<SerpHistoryQuery, SerpHistoryQueryVariables>): CompleteResult<SerpHistoryQuery, SerpHistoryQueryVariables> {
  return useQuery<SerpHistoryQuery, SerpHistoryQueryVariables>(SerpHistoryDocument, options as useQuery.Options<SerpHistoryQuery, SerpHistoryQueryVariables> & { variables: SerpHistoryQueryVariables }) as CompleteResult<SerpHistoryQuery, SerpHistoryQueryVariables>;
}

/** Runs the query `SerpHistory` on demand. */
export function useSerpHistoryLazyQuery(options?: useLazyQuery.Options<SerpHistoryQuery, SerpHistoryQueryVariables>) {
  return useLazyQuery<SerpHistoryQuery, SerpHistoryQueryVariables>(SerpHistoryDocument, options);
}

/** Runs the query `KnownKeywords` and subscribes to its result. */
export function useKnownKeywordsQuery(options: useQuery.Options<KnownKeywordsQuery, KnownKeywordsQueryVariables>): CompleteResult<KnownKeywordsQuery, KnownKeywordsQueryVariables> {
  return useQuery<KnownKeywordsQuery, KnownKeywordsQueryVariables>(KnownKeywordsDocument, options as useQuery.Options<KnownKeywordsQuery, KnownKeywordsQueryVariables> & { variables: KnownKeywordsQueryVariables }) as CompleteResult<KnownKeywordsQuery, KnownKeywordsQueryVariables>;
}

/** Runs the query `KnownKeywords` on demand. */
export function useKnownKeywordsLazyQuery(options?: useLazyQuery.Options<KnownKeywordsQuery, KnownKeywordsQueryVariables>) {
  return useLazyQuery<KnownKeywordsQuery, KnownKeywordsQueryVariables>(KnownKeywordsDocument, options);
}

/** Runs the query `KnownDomains` and subscribes to its result. */
export function useKnownDomainsQuery(options: useQuery.Options<KnownDomainsQuery, KnownDomainsQueryVariables>): CompleteResult<KnownDomainsQuery, KnownDomainsQueryVariables> {
  return useQuery<KnownDomainsQuery, KnownDomainsQueryVariables>(KnownDomainsDocument, options as useQuery.Options<KnownDomainsQuery, KnownDomainsQueryVariables> & { variables: KnownDomainsQueryVariables }) as CompleteResult<KnownDomainsQuery, KnownDomainsQueryVariables>;
}

/** Runs the query `KnownDomains` on demand. */
export function useKnownDomainsLazyQuery(options?: useLazyQuery.Options<KnownDomainsQuery, KnownDomainsQueryVariables>) {
  return useLazyQuery<KnownDomainsQuery, KnownDomainsQueryVariables>(KnownDomainsDocument, options);
}