/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SettingsDiffFragment = { name: string, before: number | null, after: number | null };

export type SettingsStateFragment = { version: number, isIndividual: boolean, values: Array<{ name: string, value: number | null, isFlag: boolean, canBeUnlimited: boolean, min: number | null, max: number | null }> };

export type PlanSettingsQueryVariables = Exact<{
  individual?: Types.IndividualPlanInput | null | undefined;
  version?: number | null | undefined;
}>;


export type PlanSettingsQuery = { planSettings: { version: number, isIndividual: boolean, values: Array<{ name: string, value: number | null, isFlag: boolean, canBeUnlimited: boolean, min: number | null, max: number | null }> } };

export type PlanSettingsHistoryQueryVariables = Exact<{
  individual?: Types.IndividualPlanInput | null | undefined;
}>;


export type PlanSettingsHistoryQuery = { planSettingsHistory: Array<{ version: number, createdAt: string, author: string, reason: string, isEnd: boolean, changes: Array<{ name: string, before: number | null, after: number | null }> }> };

export type PlanSettingsPreviewQueryVariables = Exact<{
  individual?: Types.IndividualPlanInput | null | undefined;
  values: Array<Types.PlanSettingInput> | Types.PlanSettingInput;
}>;


export type PlanSettingsPreviewQuery = { planSettingsPreview: { changes: Array<{ name: string, before: number | null, after: number | null }>, errors: Array<{ name: string, message: string }> } };

export type SavePlanSettingsMutationVariables = Exact<{
  individual?: Types.IndividualPlanInput | null | undefined;
  version: number;
  values: Array<Types.PlanSettingInput> | Types.PlanSettingInput;
  reason: string;
}>;


export type SavePlanSettingsMutation = { savePlanSettings: { version: number, isIndividual: boolean, values: Array<{ name: string, value: number | null, isFlag: boolean, canBeUnlimited: boolean, min: number | null, max: number | null }> } };

export type EndIndividualPlanMutationVariables = Exact<{
  individual: Types.IndividualPlanInput;
  version: number;
  reason: string;
}>;


export type EndIndividualPlanMutation = { endIndividualPlan: { version: number, isIndividual: boolean, values: Array<{ name: string, value: number | null, isFlag: boolean, canBeUnlimited: boolean, min: number | null, max: number | null }> } };

export const SettingsDiffFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsDiff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanSettingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]} as unknown as DocumentNode<SettingsDiffFragment, unknown>;
export const SettingsStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanSettingsData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isIndividual"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFlag"}},{"kind":"Field","name":{"kind":"Name","value":"canBeUnlimited"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]} as unknown as DocumentNode<SettingsStateFragment, unknown>;
export const PlanSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"individual"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"IndividualPlanInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"individual"},"value":{"kind":"Variable","name":{"kind":"Name","value":"individual"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanSettingsData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isIndividual"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFlag"}},{"kind":"Field","name":{"kind":"Name","value":"canBeUnlimited"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]} as unknown as DocumentNode<PlanSettingsQuery, PlanSettingsQueryVariables>;
export const PlanSettingsHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanSettingsHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"individual"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"IndividualPlanInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planSettingsHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"individual"},"value":{"kind":"Variable","name":{"kind":"Name","value":"individual"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isEnd"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsDiff"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsDiff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanSettingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]} as unknown as DocumentNode<PlanSettingsHistoryQuery, PlanSettingsHistoryQueryVariables>;
export const PlanSettingsPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanSettingsPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"individual"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"IndividualPlanInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"values"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanSettingInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planSettingsPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"individual"},"value":{"kind":"Variable","name":{"kind":"Name","value":"individual"}}},{"kind":"Argument","name":{"kind":"Name","value":"values"},"value":{"kind":"Variable","name":{"kind":"Name","value":"values"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsDiff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsDiff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanSettingChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]} as unknown as DocumentNode<PlanSettingsPreviewQuery, PlanSettingsPreviewQueryVariables>;
export const SavePlanSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePlanSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"individual"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"IndividualPlanInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"values"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanSettingInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePlanSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"individual"},"value":{"kind":"Variable","name":{"kind":"Name","value":"individual"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"values"},"value":{"kind":"Variable","name":{"kind":"Name","value":"values"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanSettingsData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isIndividual"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFlag"}},{"kind":"Field","name":{"kind":"Name","value":"canBeUnlimited"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]} as unknown as DocumentNode<SavePlanSettingsMutation, SavePlanSettingsMutationVariables>;
export const EndIndividualPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndIndividualPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"individual"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IndividualPlanInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endIndividualPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"individual"},"value":{"kind":"Variable","name":{"kind":"Name","value":"individual"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanSettingsData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isIndividual"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isFlag"}},{"kind":"Field","name":{"kind":"Name","value":"canBeUnlimited"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]} as unknown as DocumentNode<EndIndividualPlanMutation, EndIndividualPlanMutationVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `PlanSettings` and subscribes to its result. */
export function usePlanSettingsQuery(options?: useQuery.Options<PlanSettingsQuery, PlanSettingsQueryVariables>): CompleteResult<PlanSettingsQuery, PlanSettingsQueryVariables> {
  return useQuery<PlanSettingsQuery, PlanSettingsQueryVariables>(PlanSettingsDocument, options as useQuery.Options<PlanSettingsQuery, PlanSettingsQueryVariables> & { variables: PlanSettingsQueryVariables }) as CompleteResult<PlanSettingsQuery, PlanSettingsQueryVariables>;
}

/** Runs the query `PlanSettings` on demand. */
export function usePlanSettingsLazyQuery(options?: useLazyQuery.Options<PlanSettingsQuery, PlanSettingsQueryVariables>) {
  return useLazyQuery<PlanSettingsQuery, PlanSettingsQueryVariables>(PlanSettingsDocument, options);
}

/** Runs the query `PlanSettingsHistory` and subscribes to its result. */
export function usePlanSettingsHistoryQuery(options?: useQuery.Options<PlanSettingsHistoryQuery, PlanSettingsHistoryQueryVariables>): CompleteResult<PlanSettingsHistoryQuery, PlanSettingsHistoryQueryVariables> {
  return useQuery<PlanSettingsHistoryQuery, PlanSettingsHistoryQueryVariables>(PlanSettingsHistoryDocument, options as useQuery.Options<PlanSettingsHistoryQuery, PlanSettingsHistoryQueryVariables> & { variables: PlanSettingsHistoryQueryVariables }) as CompleteResult<PlanSettingsHistoryQuery, PlanSettingsHistoryQueryVariables>;
}

/** Runs the query `PlanSettingsHistory` on demand. */
export function usePlanSettingsHistoryLazyQuery(options?: useLazyQuery.Options<PlanSettingsHistoryQuery, PlanSettingsHistoryQueryVariables>) {
  return useLazyQuery<PlanSettingsHistoryQuery, PlanSettingsHistoryQueryVariables>(PlanSettingsHistoryDocument, options);
}

/** Runs the query `PlanSettingsPreview` and subscribes to its result. */
export function usePlanSettingsPreviewQuery(options: useQuery.Options<PlanSettingsPreviewQuery, PlanSettingsPreviewQueryVariables>): CompleteResult<PlanSettingsPreviewQuery, PlanSettingsPreviewQueryVariables> {
  return useQuery<PlanSettingsPreviewQuery, PlanSettingsPreviewQueryVariables>(PlanSettingsPreviewDocument, options as useQuery.Options<PlanSettingsPreviewQuery, PlanSettingsPreviewQueryVariables> & { variables: PlanSettingsPreviewQueryVariables }) as CompleteResult<PlanSettingsPreviewQuery, PlanSettingsPreviewQueryVariables>;
}

/** Runs the query `PlanSettingsPreview` on demand. */
export function usePlanSettingsPreviewLazyQuery(options?: useLazyQuery.Options<PlanSettingsPreviewQuery, PlanSettingsPreviewQueryVariables>) {
  return useLazyQuery<PlanSettingsPreviewQuery, PlanSettingsPreviewQueryVariables>(PlanSettingsPreviewDocument, options);
}