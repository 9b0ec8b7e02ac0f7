/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReportCountsQueryVariables = Exact<{
  domain: string;
  base?: string | null | undefined;
}>;


export type ReportCountsQuery = { reportCounts: Array<{ id: string, rows: number }> };


export const ReportCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}}]}}]} as unknown as DocumentNode<ReportCountsQuery, ReportCountsQueryVariables>;

/** Data is there whole or not at all: nothing here asks for partial answers or streams. */
type Whole<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `ReportCounts` and follows its answer. */
export function useReportCountsQuery(options: useQuery.Options<ReportCountsQuery, ReportCountsQueryVariables>): Whole<ReportCountsQuery, ReportCountsQueryVariables> {
  return useQuery<ReportCountsQuery, ReportCountsQueryVariables>(ReportCountsDocument, options as useQuery.Options<ReportCountsQuery, ReportCountsQueryVariables> & { variables: ReportCountsQueryVariables }) as Whole<ReportCountsQuery, ReportCountsQueryVariables>;
}

/** Runs the query `ReportCounts` when it is told to. */
export function useReportCountsLazyQuery(options?: useLazyQuery.Options<ReportCountsQuery, ReportCountsQueryVariables>) {
  return useLazyQuery<ReportCountsQuery, ReportCountsQueryVariables>(ReportCountsDocument, options);
}