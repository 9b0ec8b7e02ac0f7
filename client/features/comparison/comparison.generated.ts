/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ComparisonSummaryQueryVariables = Exact<{
  domains: Array<string> | string;
  view: Types.ComparisonView;
  base?: string | null | undefined;
}>;


export type ComparisonSummaryQuery = { comparisonSummary: { view: Types.ComparisonView, maxDomains: number, positionsDate: string | null, volumesDate: string | null, domains: Array<{ id: number | null, name: string, it50: number, adkeyscnt: number }>, parts: Array<{ domains: Array<number>, keywords: number }>, positionsRange: { newer: number, oldest: string, newest: string } | null } };

export type NamesOfComparedQueryVariables = Exact<{
  domains: Array<string> | string;
  base?: string | null | undefined;
}>;


export type NamesOfComparedQuery = { namedDomains: Array<{ ref: string, name: string | null }> };


export const ComparisonSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparisonSummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domains"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"view"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComparisonView"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comparisonSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domains"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domains"}}},{"kind":"Argument","name":{"kind":"Name","value":"view"},"value":{"kind":"Variable","name":{"kind":"Name","value":"view"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"adkeyscnt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxDomains"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}},{"kind":"Field","name":{"kind":"Name","value":"positionsRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newer"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"}},{"kind":"Field","name":{"kind":"Name","value":"newest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"volumesDate"}}]}}]}}]} as unknown as DocumentNode<ComparisonSummaryQuery, ComparisonSummaryQueryVariables>;
export const NamesOfComparedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NamesOfCompared"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domains"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"namedDomains"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domains"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domains"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ref"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<NamesOfComparedQuery, NamesOfComparedQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `ComparisonSummary` and subscribes to its result. */
export function useComparisonSummaryQuery(options: useQuery.Options<ComparisonSummaryQuery, ComparisonSummaryQueryVariables>): CompleteResult<ComparisonSummaryQuery, ComparisonSummaryQueryVariables> {
  return useQuery<ComparisonSummaryQuery, ComparisonSummaryQueryVariables>(ComparisonSummaryDocument, options as useQuery.Options<ComparisonSummaryQuery, ComparisonSummaryQueryVariables> & { variables: ComparisonSummaryQueryVariables }) as CompleteResult<ComparisonSummaryQuery, ComparisonSummaryQueryVariables>;
}

/** Runs the query `ComparisonSummary` on demand. */
export function useComparisonSummaryLazyQuery(options?: useLazyQuery.Options<ComparisonSummaryQuery, ComparisonSummaryQueryVariables>) {
  return useLazyQuery<ComparisonSummaryQuery, ComparisonSummaryQueryVariables>(ComparisonSummaryDocument, options);
}

/** Runs the query `NamesOfCompared` and subscribes to its result. */
export function useNamesOfComparedQuery(options: useQuery.Options<NamesOfComparedQuery, NamesOfComparedQueryVariables>): CompleteResult<NamesOfComparedQuery, NamesOfComparedQueryVariables> {
  return useQuery<NamesOfComparedQuery, NamesOfComparedQueryVariables>(NamesOfComparedDocument, options as useQuery.Options<NamesOfComparedQuery, NamesOfComparedQueryVariables> & { variables: NamesOfComparedQueryVariables }) as CompleteResult<NamesOfComparedQuery, NamesOfComparedQueryVariables>;
}

/** Runs the query `NamesOfCompared` on demand. */
export function useNamesOfComparedLazyQuery(options?: useLazyQuery.Options<NamesOfComparedQuery, NamesOfComparedQueryVariables>) {
  return useLazyQuery<NamesOfComparedQuery, NamesOfComparedQueryVariables>(NamesOfComparedDocument, options);
}