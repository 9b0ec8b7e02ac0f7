/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ToolRunFragment = { uid: string, tool: string, name: string, base: string, state: Types.TaskState, progress: number, taskId: string | null, list: Array<string>, page: string | null, phrases: Array<string>, asked: number, found: number | null, unknown: Array<string>, emptyColumns: Array<string>, createDate: string, positionsDate: string | null, newestDate: string | null, isOutdated: boolean, isCancelled: boolean, options: Array<{ id: Types.ToolOptionId, value: number }>, unread: Array<{ page: string, reason: string }>, positionsRange: { newer: number, oldest: string, newest: string } | null };

export type ToolQueryVariables = Exact<{
  tool: string | number;
}>;


export type ToolQuery = { tool: { id: string, title: string, description: string, action: string, lines: Types.ToolLines, limit: number, moreLimit: number, takesPage: boolean, phraseLimit: number, includedIn: string | null, options: Array<{ id: Types.ToolOptionId, title: string, description: string, unavailable: string | null, isSwitch: boolean, default: number, oneOf: Array<number>, from: number | null, to: number | null, unit: string }>, results: Array<{ reportId: string, title: string }> } };

export type ToolRunsQueryVariables = Exact<{
  tool: string | number;
  page: number;
}>;


export type ToolRunsQuery = { toolRuns: { total: number, page: number, lastPage: number, items: Array<{ uid: string, name: string, base: string, state: Types.TaskState, asked: number, createDate: string, isOutdated: boolean, isCancelled: boolean }> } };

export type ToolRunQueryVariables = Exact<{
  uid: string | number;
}>;


export type ToolRunQuery = { toolRun: { uid: string, tool: string, name: string, base: string, state: Types.TaskState, progress: number, taskId: string | null, list: Array<string>, page: string | null, phrases: Array<string>, asked: number, found: number | null, unknown: Array<string>, emptyColumns: Array<string>, createDate: string, positionsDate: string | null, newestDate: string | null, isOutdated: boolean, isCancelled: boolean, options: Array<{ id: Types.ToolOptionId, value: number }>, unread: Array<{ page: string, reason: string }>, positionsRange: { newer: number, oldest: string, newest: string } | null } };

export type ToolListCheckQueryVariables = Exact<{
  tool: string | number;
  list: Array<string> | string;
  base?: string | null | undefined;
}>;


export type ToolListCheckQuery = { toolListCheck: { unknown: Array<number>, faults: Array<number> } };

export type StartToolRunMutationVariables = Exact<{
  tool: string | number;
  input: Types.ToolRunInput;
}>;


export type StartToolRunMutation = { startToolRun: string };

export type RemoveToolRunMutationVariables = Exact<{
  uid: string | number;
}>;


export type RemoveToolRunMutation = { removeToolRun: boolean };

export type RestoreToolRunMutationVariables = Exact<{
  uid: string | number;
}>;


export type RestoreToolRunMutation = { restoreToolRun: { uid: string } };

export const ToolRunFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToolRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ToolRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"tool"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"phrases"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"unread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emptyColumns"}},{"kind":"Field","name":{"kind":"Name","value":"createDate"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}},{"kind":"Field","name":{"kind":"Name","value":"positionsRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newer"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"}},{"kind":"Field","name":{"kind":"Name","value":"newest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newestDate"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}}]}}]} as unknown as DocumentNode<ToolRunFragment, unknown>;
export const ToolDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tool"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tool"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tool"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tool"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tool"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"moreLimit"}},{"kind":"Field","name":{"kind":"Name","value":"takesPage"}},{"kind":"Field","name":{"kind":"Name","value":"phraseLimit"}},{"kind":"Field","name":{"kind":"Name","value":"includedIn"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"unavailable"}},{"kind":"Field","name":{"kind":"Name","value":"isSwitch"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"oneOf"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<ToolQuery, ToolQueryVariables>;
export const ToolRunsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ToolRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tool"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toolRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tool"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tool"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"createDate"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}}]}}]}}]}}]} as unknown as DocumentNode<ToolRunsQuery, ToolRunsQueryVariables>;
export const ToolRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ToolRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toolRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ToolRun"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToolRun"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ToolRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}},{"kind":"Field","name":{"kind":"Name","value":"tool"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"phrases"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"unread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emptyColumns"}},{"kind":"Field","name":{"kind":"Name","value":"createDate"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}},{"kind":"Field","name":{"kind":"Name","value":"positionsRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newer"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"}},{"kind":"Field","name":{"kind":"Name","value":"newest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newestDate"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}}]}}]} as unknown as DocumentNode<ToolRunQuery, ToolRunQueryVariables>;
export const ToolListCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ToolListCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tool"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toolListCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tool"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tool"}}},{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"faults"}}]}}]}}]} as unknown as DocumentNode<ToolListCheckQuery, ToolListCheckQueryVariables>;
export const StartToolRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartToolRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tool"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ToolRunInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startToolRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tool"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tool"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<StartToolRunMutation, StartToolRunMutationVariables>;
export const RemoveToolRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveToolRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeToolRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}]}}]} as unknown as DocumentNode<RemoveToolRunMutation, RemoveToolRunMutationVariables>;
export const RestoreToolRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreToolRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreToolRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uid"}}]}}]}}]} as unknown as DocumentNode<RestoreToolRunMutation, RestoreToolRunMutationVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `Tool` and subscribes to its result. */
export function useToolQuery(options: useQuery.Options<ToolQuery, ToolQueryVariables>): CompleteResult<ToolQuery, ToolQueryVariables> {
  return useQuery<ToolQuery, ToolQueryVariables>(ToolDocument, options as useQuery.Options<ToolQuery, ToolQueryVariables> & { variables: ToolQueryVariables }) as CompleteResult<ToolQuery, ToolQueryVariables>;
}

/** Runs the query `Tool` on demand. */
export function useToolLazyQuery(options?: useLazyQuery.Options<ToolQuery, ToolQueryVariables>) {
  return useLazyQuery<ToolQuery, ToolQueryVariables>(ToolDocument, options);
}

/** Runs the query `ToolRuns` and subscribes to its result. */
export function useToolRunsQuery(options: useQuery.Options<ToolRunsQuery, ToolRunsQueryVariables>): CompleteResult<ToolRunsQuery, ToolRunsQueryVariables> {
  return useQuery<ToolRunsQuery, ToolRunsQueryVariables>(ToolRunsDocument, options as useQuery.Options<ToolRunsQuery, ToolRunsQueryVariables> & { variables: ToolRunsQueryVariables }) as CompleteResult<ToolRunsQuery, ToolRunsQueryVariables>;
}

/** Runs the query `ToolRuns` on demand. */
export function useToolRunsLazyQuery(options?: useLazyQuery.Options<ToolRunsQuery, ToolRunsQueryVariables>) {
  return useLazyQuery<ToolRunsQuery, ToolRunsQueryVariables>(ToolRunsDocument, options);
}

/** Runs the query `ToolRun` and subscribes to its result. */
export function useToolRunQuery(options: useQuery.Options<ToolRunQuery, ToolRunQueryVariables>): CompleteResult<ToolRunQuery, ToolRunQueryVariables> {
  return useQuery<ToolRunQuery, ToolRunQueryVariables>(ToolRunDocument, options as useQuery.Options<ToolRunQuery, ToolRunQueryVariables> & { variables: ToolRunQueryVariables }) as CompleteResult<ToolRunQuery, ToolRunQueryVariables>;
}

/** Runs the query `ToolRun` on demand. */
export function useToolRunLazyQuery(options?: useLazyQuery.Options<ToolRunQuery, ToolRunQueryVariables>) {
  return useLazyQuery<ToolRunQuery, ToolRunQueryVariables>(ToolRunDocument, options);
}

/** Runs the query `ToolListCheck` and subscribes to its result. */
export function useToolListCheckQuery(options: useQuery.Options<ToolListCheckQuery, ToolListCheckQueryVariables>): CompleteResult<ToolListCheckQuery, ToolListCheckQueryVariables> {
  return useQuery<ToolListCheckQuery, ToolListCheckQueryVariables>(ToolListCheckDocument, options as useQuery.Options<ToolListCheckQuery, ToolListCheckQueryVariables> & { variables: ToolListCheckQueryVariables }) as CompleteResult<ToolListCheckQuery, ToolListCheckQueryVariables>;
}

/** Runs the query `ToolListCheck` on demand. */
export function useToolListCheckLazyQuery(options?: useLazyQuery.Options<ToolListCheckQuery, ToolListCheckQueryVariables>) {
  return useLazyQuery<ToolListCheckQuery, ToolListCheckQueryVariables>(ToolListCheckDocument, options);
}