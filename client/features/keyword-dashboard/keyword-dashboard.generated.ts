/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type KeywordDashboardQueryVariables = Exact<{
  keyword: string;
  base?: string | null | undefined;
}>;


export type KeywordDashboardQuery = { keywordDashboard: { word: string, base: string, positionsDate: string | null, ws: number, wsk: number, cpcMin: string, cpcMax: string, competition: number, wizards: Array<number>, isgeo: boolean, isquest: boolean, top: Array<{ pos: number, delta: number | null, churl: boolean, domain: string, url: string, title: string, it10: number, it50: number, vis: number }>, ads: Array<{ bid: number, domain: string, header: string, txt: string, facts: Array<string>, links: Array<string> }>, similar: Array<{ word: string, cnt: number, ws: number, wsk: number }> }, wizardClasses: Array<{ id: number, name: string, icon: string }> };


export const KeywordDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeywordDashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keywordDashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}},{"kind":"Field","name":{"kind":"Name","value":"ws"}},{"kind":"Field","name":{"kind":"Name","value":"wsk"}},{"kind":"Field","name":{"kind":"Name","value":"cpcMin"}},{"kind":"Field","name":{"kind":"Name","value":"cpcMax"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"wizards"}},{"kind":"Field","name":{"kind":"Name","value":"isgeo"}},{"kind":"Field","name":{"kind":"Name","value":"isquest"}},{"kind":"Field","name":{"kind":"Name","value":"top"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pos"}},{"kind":"Field","name":{"kind":"Name","value":"delta"}},{"kind":"Field","name":{"kind":"Name","value":"churl"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"it10"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bid"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"txt"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"links"}}]}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"cnt"}},{"kind":"Field","name":{"kind":"Name","value":"ws"}},{"kind":"Field","name":{"kind":"Name","value":"wsk"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"wizardClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]} as unknown as DocumentNode<KeywordDashboardQuery, KeywordDashboardQueryVariables>;

/** Data is there whole or not at all: nothing here asks for partial answers or streams. */
type Whole<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `KeywordDashboard` and follows its answer. */
export function useKeywordDashboardQuery(options: useQuery.Options<KeywordDashboardQuery, KeywordDashboardQueryVariables>): Whole<KeywordDashboardQuery, KeywordDashboardQueryVariables> {
  return useQuery<KeywordDashboardQuery, KeywordDashboardQueryVariables>(KeywordDashboardDocument, options as useQuery.Options<KeywordDashboardQuery, KeywordDashboardQueryVariables> & { variables: KeywordDashboardQueryVariables }) as Whole<KeywordDashboardQuery, KeywordDashboardQueryVariables>;
}

/** Runs the query `KeywordDashboard` when it is told to. */
export function useKeywordDashboardLazyQuery(options?: useLazyQuery.Options<KeywordDashboardQuery, KeywordDashboardQueryVariables>) {
  return useLazyQuery<KeywordDashboardQuery, KeywordDashboardQueryVariables>(KeywordDashboardDocument, options);
}