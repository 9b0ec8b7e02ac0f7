/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PageTreeQueryVariables = Exact<{
  domain: string;
  base?: string | null | undefined;
}>;


export type PageTreeQuery = { pageTree: { names: string[], depths: number[], it1: number[], it3: number[], it5: number[], it10: number[], it50: number[], vis: number[], keywords: number, pages: number, shownPages: number, pagesTogether: number, positionsDate: string | null, volumesDate: string | null, hasVolumes: boolean, positionsRange: { newer: number, oldest: string, newest: string } | null } };


export const PageTreeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageTree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageTree"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"depths"}},{"kind":"Field","name":{"kind":"Name","value":"it1"}},{"kind":"Field","name":{"kind":"Name","value":"it3"}},{"kind":"Field","name":{"kind":"Name","value":"it5"}},{"kind":"Field","name":{"kind":"Name","value":"it10"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"shownPages"}},{"kind":"Field","name":{"kind":"Name","value":"pagesTogether"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}},{"kind":"Field","name":{"kind":"Name","value":"positionsRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newer"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"}},{"kind":"Field","name":{"kind":"Name","value":"newest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"volumesDate"}},{"kind":"Field","name":{"kind":"Name","value":"hasVolumes"}}]}}]}}]} as unknown as DocumentNode<PageTreeQuery, PageTreeQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `PageTree` and subscribes to its result. */
export function usePageTreeQuery(options: useQuery.Options<PageTreeQuery, PageTreeQueryVariables>): CompleteResult<PageTreeQuery, PageTreeQueryVariables> {
  return useQuery<PageTreeQuery, PageTreeQueryVariables>(PageTreeDocument, options as useQuery.Options<PageTreeQuery, PageTreeQueryVariables> & { variables: PageTreeQueryVariables }) as CompleteResult<PageTreeQuery, PageTreeQueryVariables>;
}

/** Runs the query `PageTree` on demand. */
export function usePageTreeLazyQuery(options?: useLazyQuery.Options<PageTreeQuery, PageTreeQueryVariables>) {
  return useLazyQuery<PageTreeQuery, PageTreeQueryVariables>(PageTreeDocument, options);
}