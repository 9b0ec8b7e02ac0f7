/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GroupEditFragment = { id: string, action: Types.GroupEditAction, by: Types.GroupEditSource, organic: number, context: number, at: string, who: string, isUndone: boolean, canUndo: boolean };

export type PreviewGroupEditQueryVariables = Exact<{
  rid: string | number;
  edit: Types.GroupEditInput;
}>;


export type PreviewGroupEditQuery = { previewGroupEdit: { organic: number, context: number, unknown: Array<string>, unknownCount: number, samples: Array<string> } };

export type EditGroupReportMutationVariables = Exact<{
  rid: string | number;
  edit: Types.GroupEditInput;
  seenVersion?: number | null | undefined;
}>;


export type EditGroupReportMutation = { editGroupReport: { unknown: Array<string>, unknownCount: number, edit: { id: string, action: Types.GroupEditAction, by: Types.GroupEditSource, organic: number, context: number, at: string, who: string, isUndone: boolean, canUndo: boolean } } };

export type GroupEditsQueryVariables = Exact<{
  rid: string | number;
}>;


export type GroupEditsQuery = { groupEdits: Array<{ id: string, action: Types.GroupEditAction, by: Types.GroupEditSource, organic: number, context: number, at: string, who: string, isUndone: boolean, canUndo: boolean }> };

export type UndoGroupEditMutationVariables = Exact<{
  rid: string | number;
  id: string | number;
}>;


export type UndoGroupEditMutation = { undoGroupEdit: { rid: string } };

export const GroupEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupEdit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"organic"}},{"kind":"Field","name":{"kind":"Name","value":"context"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]} as unknown as DocumentNode<GroupEditFragment, unknown>;
export const PreviewGroupEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewGroupEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"edit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupEditInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewGroupEdit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rid"}}},{"kind":"Argument","name":{"kind":"Name","value":"edit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"edit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organic"}},{"kind":"Field","name":{"kind":"Name","value":"context"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"unknownCount"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}}]}}]} as unknown as DocumentNode<PreviewGroupEditQuery, PreviewGroupEditQueryVariables>;
export const EditGroupReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditGroupReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"edit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupEditInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seenVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editGroupReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rid"}}},{"kind":"Argument","name":{"kind":"Name","value":"edit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"edit"}}},{"kind":"Argument","name":{"kind":"Name","value":"seenVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seenVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupEdit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"unknownCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupEdit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"organic"}},{"kind":"Field","name":{"kind":"Name","value":"context"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]} as unknown as DocumentNode<EditGroupReportMutation, EditGroupReportMutationVariables>;
export const GroupEditsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupEdits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupEdits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupEdit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"organic"}},{"kind":"Field","name":{"kind":"Name","value":"context"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]} as unknown as DocumentNode<GroupEditsQuery, GroupEditsQueryVariables>;
export const UndoGroupEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoGroupEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoGroupEdit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rid"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rid"}}]}}]}}]} as unknown as DocumentNode<UndoGroupEditMutation, UndoGroupEditMutationVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `PreviewGroupEdit` and subscribes to its result. */
export function usePreviewGroupEditQuery(options: useQuery.Options<PreviewGroupEditQuery, PreviewGroupEditQueryVariables>): CompleteResult<PreviewGroupEditQuery, PreviewGroupEditQueryVariables> {
  return useQuery<PreviewGroupEditQuery, PreviewGroupEditQueryVariables>(PreviewGroupEditDocument, options as useQuery.Options<PreviewGroupEditQuery, PreviewGroupEditQueryVariables> & { variables: PreviewGroupEditQueryVariables }) as CompleteResult<PreviewGroupEditQuery, PreviewGroupEditQueryVariables>;
}

/** Runs the query `PreviewGroupEdit` on demand. */
export function usePreviewGroupEditLazyQuery(options?: useLazyQuery.Options<PreviewGroupEditQuery, PreviewGroupEditQueryVariables>) {
  return useLazyQuery<PreviewGroupEditQuery, PreviewGroupEditQueryVariables>(PreviewGroupEditDocument, options);
}

/** Runs the query `GroupEdits` and subscribes to its result. */
export function useGroupEditsQuery(options: useQuery.Options<GroupEditsQuery, GroupEditsQueryVariables>): CompleteResult<GroupEditsQuery, GroupEditsQueryVariables> {
  return useQuery<GroupEditsQuery, GroupEditsQueryVariables>(GroupEditsDocument, options as useQuery.Options<GroupEditsQuery, GroupEditsQueryVariables> & { variables: GroupEditsQueryVariables }) as CompleteResult<GroupEditsQuery, GroupEditsQueryVariables>;
}

/** Runs the query `GroupEdits` on demand. */
export function useGroupEditsLazyQuery(options?: useLazyQuery.Options<GroupEditsQuery, GroupEditsQueryVariables>) {
  return useLazyQuery<GroupEditsQuery, GroupEditsQueryVariables>(GroupEditsDocument, options);
}