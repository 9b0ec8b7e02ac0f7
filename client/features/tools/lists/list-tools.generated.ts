/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CompareListsQueryVariables = Exact<{
  leftFile?: unknown;
  rightFile?: unknown;
  anyForm?: boolean | null | undefined;
}>;


export type CompareListsQuery = { compareLists: { left: number, right: number, onlyLeft: { count: number, lines: string }, onlyRight: { count: number, lines: string }, both: { count: number, lines: string } } };

export type CombineWordsQueryVariables = Exact<{
  lists: Array<string> | string;
  order?: Types.CombinationOrder | null | undefined;
  separators?: Array<Types.WordSeparator> | Types.WordSeparator | null | undefined;
  options?: Array<Types.CombinationOption> | Types.CombinationOption | null | undefined;
}>;


export type CombineWordsQuery = { combineWords: { count: number, lines: string } };

export type RemoveDuplicatesQueryVariables = Exact<{
  file?: unknown;
  from?: Types.KeywordSource | null | undefined;
  domain?: string | null | undefined;
  pageUrl?: string | null | undefined;
  rid?: string | number | null | undefined;
  base?: string | null | undefined;
  filter?: string | null | undefined;
}>;


export type RemoveDuplicatesQuery = { removeDuplicates: { sameAs: string, excludedVolumes: string, sameAsVolumes: string, isCut: boolean, kept: { count: number, lines: string }, excluded: { count: number, lines: string } } };

export type UniqueWordsQueryVariables = Exact<{
  file?: unknown;
  from?: Types.KeywordSource | null | undefined;
  domain?: string | null | undefined;
  pageUrl?: string | null | undefined;
  rid?: string | number | null | undefined;
  base?: string | null | undefined;
  filter?: string | null | undefined;
  without?: string | null | undefined;
  withFunctionWords?: boolean | null | undefined;
}>;


export type UniqueWordsQuery = { uniqueWords: { total: number, isCut: boolean, keywords: { count: number, lines: string }, words: Array<{ forms: Array<string>, count: number, places: string }> } };


export const CompareListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompareLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leftFile"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rightFile"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"anyForm"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"compareLists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leftFile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leftFile"}}},{"kind":"Argument","name":{"kind":"Name","value":"rightFile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rightFile"}}},{"kind":"Argument","name":{"kind":"Name","value":"anyForm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"anyForm"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"onlyLeft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}},{"kind":"Field","name":{"kind":"Name","value":"onlyRight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}},{"kind":"Field","name":{"kind":"Name","value":"both"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}}]}}]}}]} as unknown as DocumentNode<CompareListsQuery, CompareListsQueryVariables>;
export const CombineWordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CombineWords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lists"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CombinationOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"separators"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WordSeparator"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CombinationOption"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combineWords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lists"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lists"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"separators"},"value":{"kind":"Variable","name":{"kind":"Name","value":"separators"}}},{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}}]}}]} as unknown as DocumentNode<CombineWordsQuery, CombineWordsQueryVariables>;
export const RemoveDuplicatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RemoveDuplicates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"KeywordSource"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageUrl"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rid"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeDuplicates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageUrl"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageUrl"}}},{"kind":"Argument","name":{"kind":"Name","value":"rid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rid"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excluded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sameAs"}},{"kind":"Field","name":{"kind":"Name","value":"excludedVolumes"}},{"kind":"Field","name":{"kind":"Name","value":"sameAsVolumes"}},{"kind":"Field","name":{"kind":"Name","value":"isCut"}}]}}]}}]} as unknown as DocumentNode<RemoveDuplicatesQuery, RemoveDuplicatesQueryVariables>;
export const UniqueWordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UniqueWords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"KeywordSource"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageUrl"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rid"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"without"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withFunctionWords"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uniqueWords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageUrl"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageUrl"}}},{"kind":"Argument","name":{"kind":"Name","value":"rid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rid"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"without"},"value":{"kind":"Variable","name":{"kind":"Name","value":"without"}}},{"kind":"Argument","name":{"kind":"Name","value":"withFunctionWords"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withFunctionWords"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keywords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forms"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"places"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isCut"}}]}}]}}]} as unknown as DocumentNode<UniqueWordsQuery, UniqueWordsQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `CompareLists` and subscribes to its result. */
export function useCompareListsQuery(options?: useQuery.Options<CompareListsQuery, CompareListsQueryVariables>): CompleteResult<CompareListsQuery, CompareListsQueryVariables> {
  return useQuery<CompareListsQuery, CompareListsQueryVariables>(CompareListsDocument, options as useQuery.Options<CompareListsQuery, CompareListsQueryVariables> & { variables: CompareListsQueryVariables }) as CompleteResult<CompareListsQuery, CompareListsQueryVariables>;
}

/** Runs the query `CompareLists` on demand. */
export function useCompareListsLazyQuery(options?: useLazyQuery.Options<CompareListsQuery, CompareListsQueryVariables>) {
  return useLazyQuery<CompareListsQuery, CompareListsQueryVariables>(CompareListsDocument, options);
}

/** Runs the query `CombineWords` and subscribes to its result. */
export function useCombineWordsQuery(options: useQuery.Options<CombineWordsQuery, CombineWordsQueryVariables>): CompleteResult<CombineWordsQuery, CombineWordsQueryVariables> {
  return useQuery<CombineWordsQuery, CombineWordsQueryVariables>(CombineWordsDocument, options as useQuery.Options<CombineWordsQuery, CombineWordsQueryVariables> & { variables: CombineWordsQueryVariables }) as CompleteResult<CombineWordsQuery, CombineWordsQueryVariables>;
}

/** Runs the query `CombineWords` on demand. */
export function useCombineWordsLazyQuery(options?: useLazyQuery.Options<CombineWordsQuery, CombineWordsQueryVariables>) {
  return useLazyQuery<CombineWordsQuery, CombineWordsQueryVariables>(CombineWordsDocument, options);
}

/** Runs the query `RemoveDuplicates` and subscribes to its result. */
export function useRemoveDuplicatesQuery(options?: useQuery.Options<RemoveDuplicatesQuery, RemoveDuplicatesQueryVariables>): CompleteResult<RemoveDuplicatesQuery, RemoveDuplicatesQueryVariables> {
  return useQuery<RemoveDuplicatesQuery, RemoveDuplicatesQueryVariables>(RemoveDuplicatesDocument, options as useQuery.Options<RemoveDuplicatesQuery, RemoveDuplicatesQueryVariables> & { variables: RemoveDuplicatesQueryVariables }) as CompleteResult<RemoveDuplicatesQuery, RemoveDuplicatesQueryVariables>;
}

/** Runs the query `RemoveDuplicates` on demand. */
export function useRemoveDuplicatesLazyQuery(options?: useLazyQuery.Options<RemoveDuplicatesQuery, RemoveDuplicatesQueryVariables>) {
  return useLazyQuery<RemoveDuplicatesQuery, RemoveDuplicatesQueryVariables>(RemoveDuplicatesDocument, options);
}

/** Runs the query `UniqueWords` and subscribes to its result. */
export function useUniqueWordsQuery(options?: useQuery.Options<UniqueWordsQuery, UniqueWordsQueryVariables>): CompleteResult<UniqueWordsQuery, UniqueWordsQueryVariables> {
  return useQuery<UniqueWordsQuery, UniqueWordsQueryVariables>(UniqueWordsDocument, options as useQuery.Options<UniqueWordsQuery, UniqueWordsQueryVariables> & { variables: UniqueWordsQueryVariables }) as CompleteResult<UniqueWordsQuery, UniqueWordsQueryVariables>;
}

/** Runs the query `UniqueWords` on demand. */
export function useUniqueWordsLazyQuery(options?: useLazyQuery.Options<UniqueWordsQuery, UniqueWordsQueryVariables>) {
  return useLazyQuery<UniqueWordsQuery, UniqueWordsQueryVariables>(UniqueWordsDocument, options);
}