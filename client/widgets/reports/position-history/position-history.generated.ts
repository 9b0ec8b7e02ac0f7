/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PositionHistoryQueryVariables = Exact<{
  domain: string;
  keyword: string;
  base?: string | null | undefined;
}>;


export type PositionHistoryQuery = { positionHistory: Array<{ m: number, y: number, pos: number | null }> };


export const PositionHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PositionHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positionHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"m"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"pos"}}]}}]}}]} as unknown as DocumentNode<PositionHistoryQuery, PositionHistoryQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `PositionHistory` and subscribes to its result. */
export function usePositionHistoryQuery(options: useQuery.Options<PositionHistoryQuery, PositionHistoryQueryVariables>): CompleteResult<PositionHistoryQuery, PositionHistoryQueryVariables> {
  return useQuery<PositionHistoryQuery, PositionHistoryQueryVariables>(PositionHistoryDocument, options as useQuery.Options<PositionHistoryQuery, PositionHistoryQueryVariables> & { variables: PositionHistoryQueryVariables }) as CompleteResult<PositionHistoryQuery, PositionHistoryQueryVariables>;
}

/** Runs the query `PositionHistory` on demand. */
export function usePositionHistoryLazyQuery(options?: useLazyQuery.Options<PositionHistoryQuery, PositionHistoryQueryVariables>) {
  return useLazyQuery<PositionHistoryQuery, PositionHistoryQueryVariables>(PositionHistoryDocument, options);
}