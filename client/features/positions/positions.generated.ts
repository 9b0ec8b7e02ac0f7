/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PositionsProjectFragment = { id: string, name: string, address: string, domain: string, engine: Types.PositionEngine, device: Types.PositionDevice, language: string, depth: number, provider: Types.SerpProvider | null, schedule: Types.PositionSchedule, days: Array<number>, time: string, timeZone: string, cap: number, alertTop: number | null, competitors: Array<string>, tags: Array<string>, keywords: number, checkedOn: string | null, nextDue: string | null, taskId: string | null, regions: Array<{ base: string, location: string }> };

export type PositionsProjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type PositionsProjectsQuery = { positionsProjects: Array<{ id: string, name: string, address: string, domain: string, engine: Types.PositionEngine, device: Types.PositionDevice, language: string, depth: number, provider: Types.SerpProvider | null, schedule: Types.PositionSchedule, days: Array<number>, time: string, timeZone: string, cap: number, alertTop: number | null, competitors: Array<string>, tags: Array<string>, keywords: number, checkedOn: string | null, nextDue: string | null, taskId: string | null, regions: Array<{ base: string, location: string }> }> };

export type PositionsProjectQueryVariables = Exact<{
  id: string | number;
}>;


export type PositionsProjectQuery = { positionsProject: { id: string, name: string, address: string, domain: string, engine: Types.PositionEngine, device: Types.PositionDevice, language: string, depth: number, provider: Types.SerpProvider | null, schedule: Types.PositionSchedule, days: Array<number>, time: string, timeZone: string, cap: number, alertTop: number | null, competitors: Array<string>, tags: Array<string>, keywords: number, checkedOn: string | null, nextDue: string | null, taskId: string | null, regions: Array<{ base: string, location: string }> } };

export type PositionsReportQueryVariables = Exact<{
  id: string | number;
  base?: string | null | undefined;
  dates: number;
  tag?: string | null | undefined;
}>;


export type PositionsReportQuery = { positionsReport: { base: string, sites: Array<string>, visits: number, dates: Array<{ date: string, isChecked: boolean, depth: number, tops: Array<number>, beyond: number, unchecked: number, mean: number | null, shares: Array<number | null> }>, rows: Array<{ id: number, keyword: string, tags: Array<string>, ws: number, positions: Array<number>, paths: Array<string> }> } };

export type PositionsRunsQueryVariables = Exact<{
  id: string | number;
}>;


export type PositionsRunsQuery = { positionsRuns: Array<{ id: string, date: string, startedAt: string, isUnderWay: boolean, isScheduled: boolean, provider: Types.SerpProvider, keywords: number, answered: number, failed: number, fell: number, spent: number, refused: string | null, isAdded: boolean }> };

export type PositionsCostQueryVariables = Exact<{
  id: string | number;
}>;


export type PositionsCostQuery = { positionsCost: { keywords: number, pages: number, cost: number, spent: number, cap: number } };

export type SerpSourceFragment = { id: Types.SerpProvider, name: string, keyForm: string, hint: string | null, engines: Array<Types.PositionEngine>, devices: Array<Types.PositionDevice>, firstPage: number, nextPage: number, priceDate: string, priceSource: string };

export type SerpSourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type SerpSourcesQuery = { serpSources: Array<{ id: Types.SerpProvider, name: string, keyForm: string, hint: string | null, engines: Array<Types.PositionEngine>, devices: Array<Types.PositionDevice>, firstPage: number, nextPage: number, priceDate: string, priceSource: string }> };

export type SaveSerpKeyMutationVariables = Exact<{
  provider: Types.SerpProvider;
  key: string;
}>;


export type SaveSerpKeyMutation = { saveSerpKey: Array<{ id: Types.SerpProvider, name: string, keyForm: string, hint: string | null, engines: Array<Types.PositionEngine>, devices: Array<Types.PositionDevice>, firstPage: number, nextPage: number, priceDate: string, priceSource: string }> };

export type RemoveSerpKeyMutationVariables = Exact<{
  provider: Types.SerpProvider;
}>;


export type RemoveSerpKeyMutation = { removeSerpKey: Array<{ id: Types.SerpProvider, name: string, keyForm: string, hint: string | null, engines: Array<Types.PositionEngine>, devices: Array<Types.PositionDevice>, firstPage: number, nextPage: number, priceDate: string, priceSource: string }> };

export type CreatePositionsProjectMutationVariables = Exact<{
  input: Types.PositionsProjectInput;
  keywords: Types.PositionsKeywordsInput;
}>;


export type CreatePositionsProjectMutation = { createPositionsProject: string };

export type UpdatePositionsProjectMutationVariables = Exact<{
  id: string | number;
  input: Types.PositionsProjectInput;
}>;


export type UpdatePositionsProjectMutation = { updatePositionsProject: { id: string, name: string, address: string, domain: string, engine: Types.PositionEngine, device: Types.PositionDevice, language: string, depth: number, provider: Types.SerpProvider | null, schedule: Types.PositionSchedule, days: Array<number>, time: string, timeZone: string, cap: number, alertTop: number | null, competitors: Array<string>, tags: Array<string>, keywords: number, checkedOn: string | null, nextDue: string | null, taskId: string | null, regions: Array<{ base: string, location: string }> } };

export type RemovePositionsProjectMutationVariables = Exact<{
  id: string | number;
}>;


export type RemovePositionsProjectMutation = { removePositionsProject: boolean };

export type RestorePositionsProjectMutationVariables = Exact<{
  id: string | number;
}>;


export type RestorePositionsProjectMutation = { restorePositionsProject: { id: string } };

export type AddPositionsKeywordsMutationVariables = Exact<{
  id: string | number;
  keywords: Types.PositionsKeywordsInput;
}>;


export type AddPositionsKeywordsMutation = { addPositionsKeywords: { id: string, name: string, address: string, domain: string, engine: Types.PositionEngine, device: Types.PositionDevice, language: string, depth: number, provider: Types.SerpProvider | null, schedule: Types.PositionSchedule, days: Array<number>, time: string, timeZone: string, cap: number, alertTop: number | null, competitors: Array<string>, tags: Array<string>, keywords: number, checkedOn: string | null, nextDue: string | null, taskId: string | null, regions: Array<{ base: string, location: string }> } };

export type RemovePositionsKeywordsMutationVariables = Exact<{
  id: string | number;
  keywords: Array<number> | number;
}>;


export type RemovePositionsKeywordsMutation = { removePositionsKeywords: { id: string, name: string, address: string, domain: string, engine: Types.PositionEngine, device: Types.PositionDevice, language: string, depth: number, provider: Types.SerpProvider | null, schedule: Types.PositionSchedule, days: Array<number>, time: string, timeZone: string, cap: number, alertTop: number | null, competitors: Array<string>, tags: Array<string>, keywords: number, checkedOn: string | null, nextDue: string | null, taskId: string | null, regions: Array<{ base: string, location: string }> } };

export type TagPositionsKeywordsMutationVariables = Exact<{
  id: string | number;
  keywords: Array<number> | number;
  tags: Array<string> | string;
  remove: boolean;
}>;


export type TagPositionsKeywordsMutation = { tagPositionsKeywords: boolean };

export type CheckPositionsMutationVariables = Exact<{
  id: string | number;
}>;


export type CheckPositionsMutation = { checkPositions: string };

export type OwnGroupReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnGroupReportsQuery = { groupReports: { items: Array<{ rid: string, name: string, state: Types.TaskState }> } };

export type BaseLanguagesQueryVariables = Exact<{ [key: string]: never; }>;


export type BaseLanguagesQuery = { databases: Array<{ code: string, lng: string }> };

export const PositionsProjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionsProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionsProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"alertTop"}},{"kind":"Field","name":{"kind":"Name","value":"competitors"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextDue"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}}]}}]} as unknown as DocumentNode<PositionsProjectFragment, unknown>;
export const SerpSourceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SerpSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SerpSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keyForm"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"engines"}},{"kind":"Field","name":{"kind":"Name","value":"devices"}},{"kind":"Field","name":{"kind":"Name","value":"firstPage"}},{"kind":"Field","name":{"kind":"Name","value":"nextPage"}},{"kind":"Field","name":{"kind":"Name","value":"priceDate"}},{"kind":"Field","name":{"kind":"Name","value":"priceSource"}}]}}]} as unknown as DocumentNode<SerpSourceFragment, unknown>;
export const PositionsProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PositionsProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positionsProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionsProject"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionsProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionsProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"alertTop"}},{"kind":"Field","name":{"kind":"Name","value":"competitors"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextDue"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}}]}}]} as unknown as DocumentNode<PositionsProjectsQuery, PositionsProjectsQueryVariables>;
export const PositionsProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PositionsProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positionsProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionsProject"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionsProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionsProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"alertTop"}},{"kind":"Field","name":{"kind":"Name","value":"competitors"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextDue"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}}]}}]} as unknown as DocumentNode<PositionsProjectQuery, PositionsProjectQueryVariables>;
export const PositionsReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PositionsReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dates"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positionsReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}},{"kind":"Argument","name":{"kind":"Name","value":"dates"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dates"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"sites"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"dates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isChecked"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"tops"}},{"kind":"Field","name":{"kind":"Name","value":"beyond"}},{"kind":"Field","name":{"kind":"Name","value":"unchecked"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"ws"}},{"kind":"Field","name":{"kind":"Name","value":"positions"}},{"kind":"Field","name":{"kind":"Name","value":"paths"}}]}}]}}]}}]} as unknown as DocumentNode<PositionsReportQuery, PositionsReportQueryVariables>;
export const PositionsRunsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PositionsRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positionsRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUnderWay"}},{"kind":"Field","name":{"kind":"Name","value":"isScheduled"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"fell"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"isAdded"}}]}}]}}]} as unknown as DocumentNode<PositionsRunsQuery, PositionsRunsQueryVariables>;
export const PositionsCostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PositionsCost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positionsCost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}}]}}]}}]} as unknown as DocumentNode<PositionsCostQuery, PositionsCostQueryVariables>;
export const SerpSourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SerpSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serpSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SerpSource"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SerpSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SerpSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keyForm"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"engines"}},{"kind":"Field","name":{"kind":"Name","value":"devices"}},{"kind":"Field","name":{"kind":"Name","value":"firstPage"}},{"kind":"Field","name":{"kind":"Name","value":"nextPage"}},{"kind":"Field","name":{"kind":"Name","value":"priceDate"}},{"kind":"Field","name":{"kind":"Name","value":"priceSource"}}]}}]} as unknown as DocumentNode<SerpSourcesQuery, SerpSourcesQueryVariables>;
export const SaveSerpKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSerpKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"provider"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SerpProvider"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSerpKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"provider"},"value":{"kind":"Variable","name":{"kind":"Name","value":"provider"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SerpSource"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SerpSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SerpSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keyForm"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"engines"}},{"kind":"Field","name":{"kind":"Name","value":"devices"}},{"kind":"Field","name":{"kind":"Name","value":"firstPage"}},{"kind":"Field","name":{"kind":"Name","value":"nextPage"}},{"kind":"Field","name":{"kind":"Name","value":"priceDate"}},{"kind":"Field","name":{"kind":"Name","value":"priceSource"}}]}}]} as unknown as DocumentNode<SaveSerpKeyMutation, SaveSerpKeyMutationVariables>;
export const RemoveSerpKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSerpKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"provider"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SerpProvider"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSerpKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"provider"},"value":{"kind":"Variable","name":{"kind":"Name","value":"provider"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SerpSource"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SerpSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SerpSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keyForm"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"engines"}},{"kind":"Field","name":{"kind":"Name","value":"devices"}},{"kind":"Field","name":{"kind":"Name","value":"firstPage"}},{"kind":"Field","name":{"kind":"Name","value":"nextPage"}},{"kind":"Field","name":{"kind":"Name","value":"priceDate"}},{"kind":"Field","name":{"kind":"Name","value":"priceSource"}}]}}]} as unknown as DocumentNode<RemoveSerpKeyMutation, RemoveSerpKeyMutationVariables>;
export const CreatePositionsProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePositionsProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PositionsProjectInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keywords"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PositionsKeywordsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPositionsProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"keywords"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keywords"}}}]}]}}]} as unknown as DocumentNode<CreatePositionsProjectMutation, CreatePositionsProjectMutationVariables>;
export const UpdatePositionsProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePositionsProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PositionsProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePositionsProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionsProject"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionsProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionsProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"alertTop"}},{"kind":"Field","name":{"kind":"Name","value":"competitors"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextDue"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}}]}}]} as unknown as DocumentNode<UpdatePositionsProjectMutation, UpdatePositionsProjectMutationVariables>;
export const RemovePositionsProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePositionsProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePositionsProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemovePositionsProjectMutation, RemovePositionsProjectMutationVariables>;
export const RestorePositionsProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePositionsProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restorePositionsProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestorePositionsProjectMutation, RestorePositionsProjectMutationVariables>;
export const AddPositionsKeywordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPositionsKeywords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keywords"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PositionsKeywordsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPositionsKeywords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"keywords"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keywords"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionsProject"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionsProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionsProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"alertTop"}},{"kind":"Field","name":{"kind":"Name","value":"competitors"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextDue"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}}]}}]} as unknown as DocumentNode<AddPositionsKeywordsMutation, AddPositionsKeywordsMutationVariables>;
export const RemovePositionsKeywordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePositionsKeywords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keywords"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SafeInt"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePositionsKeywords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"keywords"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keywords"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionsProject"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionsProject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionsProject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"alertTop"}},{"kind":"Field","name":{"kind":"Name","value":"competitors"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextDue"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}}]}}]} as unknown as DocumentNode<RemovePositionsKeywordsMutation, RemovePositionsKeywordsMutationVariables>;
export const TagPositionsKeywordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TagPositionsKeywords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keywords"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SafeInt"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tags"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"remove"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagPositionsKeywords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"keywords"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keywords"}}},{"kind":"Argument","name":{"kind":"Name","value":"tags"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tags"}}},{"kind":"Argument","name":{"kind":"Name","value":"remove"},"value":{"kind":"Variable","name":{"kind":"Name","value":"remove"}}}]}]}}]} as unknown as DocumentNode<TagPositionsKeywordsMutation, TagPositionsKeywordsMutationVariables>;
export const CheckPositionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckPositions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkPositions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<CheckPositionsMutation, CheckPositionsMutationVariables>;
export const OwnGroupReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnGroupReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<OwnGroupReportsQuery, OwnGroupReportsQueryVariables>;
export const BaseLanguagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BaseLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}}]}}]}}]} as unknown as DocumentNode<BaseLanguagesQuery, BaseLanguagesQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `PositionsProjects` and subscribes to its result. */
export function usePositionsProjectsQuery(options?: useQuery.Options<PositionsProjectsQuery, PositionsProjectsQueryVariables>): CompleteResult<PositionsProjectsQuery, PositionsProjectsQueryVariables> {
  return useQuery<PositionsProjectsQuery, PositionsProjectsQueryVariables>(PositionsProjectsDocument, options as useQuery.Options<PositionsProjectsQuery, PositionsProjectsQueryVariables> & { variables: PositionsProjectsQueryVariables }) as CompleteResult<PositionsProjectsQuery, PositionsProjectsQueryVariables>;
}

/** Runs the query `PositionsProjects` on demand. */
export function usePositionsProjectsLazyQuery(options?: useLazyQuery.Options<PositionsProjectsQuery, PositionsProjectsQueryVariables>) {
  return useLazyQuery<PositionsProjectsQuery, PositionsProjectsQueryVariables>(PositionsProjectsDocument, options);
}

/** Runs the query `PositionsProject` and subscribes to its result. */
export function usePositionsProjectQuery(options: useQuery.Options<PositionsProjectQuery, PositionsProjectQueryVariables>): CompleteResult<PositionsProjectQuery, PositionsProjectQueryVariables> {
  return useQuery<PositionsProjectQuery, PositionsProjectQueryVariables>(PositionsProjectDocument, options as useQuery.Options<PositionsProjectQuery, PositionsProjectQueryVariables> & { variables: PositionsProjectQueryVariables }) as CompleteResult<PositionsProjectQuery, PositionsProjectQueryVariables>;
}

/** Runs the query `PositionsProject` on demand. */
export function usePositionsProjectLazyQuery(options?: useLazyQuery.Options<PositionsProjectQuery, PositionsProjectQueryVariables>) {
  return useLazyQuery<PositionsProjectQuery, PositionsProjectQueryVariables>(PositionsProjectDocument, options);
}

/** Runs the query `PositionsReport` and subscribes to its result. */
export function usePositionsReportQuery(options: useQuery.Options<PositionsReportQuery, PositionsReportQueryVariables>): CompleteResult<PositionsReportQuery, PositionsReportQueryVariables> {
  return useQuery<PositionsReportQuery, PositionsReportQueryVariables>(PositionsReportDocument, options as useQuery.Options<PositionsReportQuery, PositionsReportQueryVariables> & { variables: PositionsReportQueryVariables }) as CompleteResult<PositionsReportQuery, PositionsReportQueryVariables>;
}

/** Runs the query `PositionsReport` on demand. */
export function usePositionsReportLazyQuery(options?: useLazyQuery.Options<PositionsReportQuery, PositionsReportQueryVariables>) {
  return useLazyQuery<PositionsReportQuery, PositionsReportQueryVariables>(PositionsReportDocument, options);
}

/** Runs the query `PositionsRuns` and subscribes to its result. */
export function usePositionsRunsQuery(options: useQuery.Options<PositionsRunsQuery, PositionsRunsQueryVariables>): CompleteResult<PositionsRunsQuery, PositionsRunsQueryVariables> {
  return useQuery<PositionsRunsQuery, PositionsRunsQueryVariables>(PositionsRunsDocument, options as useQuery.Options<PositionsRunsQuery, PositionsRunsQueryVariables> & { variables: PositionsRunsQueryVariables }) as CompleteResult<PositionsRunsQuery, PositionsRunsQueryVariables>;
}

/** Runs the query `PositionsRuns` on demand. */
export function usePositionsRunsLazyQuery(options?: useLazyQuery.Options<PositionsRunsQuery, PositionsRunsQueryVariables>) {
  return useLazyQuery<PositionsRunsQuery, PositionsRunsQueryVariables>(PositionsRunsDocument, options);
}

/** Runs the query `PositionsCost` and subscribes to its result. */
export function usePositionsCostQuery(options: useQuery.Options<PositionsCostQuery, PositionsCostQueryVariables>): CompleteResult<PositionsCostQuery, PositionsCostQueryVariables> {
  return useQuery<PositionsCostQuery, PositionsCostQueryVariables>(PositionsCostDocument, options as useQuery.Options<PositionsCostQuery, PositionsCostQueryVariables> & { variables: PositionsCostQueryVariables }) as CompleteResult<PositionsCostQuery, PositionsCostQueryVariables>;
}

/** Runs the query `PositionsCost` on demand. */
export function usePositionsCostLazyQuery(options?: useLazyQuery.Options<PositionsCostQuery, PositionsCostQueryVariables>) {
  return useLazyQuery<PositionsCostQuery, PositionsCostQueryVariables>(PositionsCostDocument, options);
}

/** Runs the query `SerpSources` and subscribes to its result. */
export function useSerpSourcesQuery(options?: useQuery.Options<SerpSourcesQuery, SerpSourcesQueryVariables>): CompleteResult<SerpSourcesQuery, SerpSourcesQueryVariables> {
  return useQuery<SerpSourcesQuery, SerpSourcesQueryVariables>(SerpSourcesDocument, options as useQuery.Options<SerpSourcesQuery, SerpSourcesQueryVariables> & { variables: SerpSourcesQueryVariables }) as CompleteResult<SerpSourcesQuery, SerpSourcesQueryVariables>;
}

/** Runs the query `SerpSources` on demand. */
export function useSerpSourcesLazyQuery(options?: useLazyQuery.Options<SerpSourcesQuery, SerpSourcesQueryVariables>) {
  return useLazyQuery<SerpSourcesQuery, SerpSourcesQueryVariables>(SerpSourcesDocument, options);
}

/** Runs the query `OwnGroupReports` and subscribes to its result. */
export function useOwnGroupReportsQuery(options?: useQuery.Options<OwnGroupReportsQuery, OwnGroupReportsQueryVariables>): CompleteResult<OwnGroupReportsQuery, OwnGroupReportsQueryVariables> {
  return useQuery<OwnGroupReportsQuery, OwnGroupReportsQueryVariables>(OwnGroupReportsDocument, options as useQuery.Options<OwnGroupReportsQuery, OwnGroupReportsQueryVariables> & { variables: OwnGroupReportsQueryVariables }) as CompleteResult<OwnGroupReportsQuery, OwnGroupReportsQueryVariables>;
}

/** Runs the query `OwnGroupReports` on demand. */
export function useOwnGroupReportsLazyQuery(options?: useLazyQuery.Options<OwnGroupReportsQuery, OwnGroupReportsQueryVariables>) {
  return useLazyQuery<OwnGroupReportsQuery, OwnGroupReportsQueryVariables>(OwnGroupReportsDocument, options);
}

/** Runs the query `BaseLanguages` and subscribes to its result. */
export function useBaseLanguagesQuery(options?: useQuery.Options<BaseLanguagesQuery, BaseLanguagesQueryVariables>): CompleteResult<BaseLanguagesQuery, BaseLanguagesQueryVariables> {
  return useQuery<BaseLanguagesQuery, BaseLanguagesQueryVariables>(BaseLanguagesDocument, options as useQuery.Options<BaseLanguagesQuery, BaseLanguagesQueryVariables> & { variables: BaseLanguagesQueryVariables }) as CompleteResult<BaseLanguagesQuery, BaseLanguagesQueryVariables>;
}

/** Runs the query `BaseLanguages` on demand. */
export function useBaseLanguagesLazyQuery(options?: useLazyQuery.Options<BaseLanguagesQuery, BaseLanguagesQueryVariables>) {
  return useLazyQuery<BaseLanguagesQuery, BaseLanguagesQueryVariables>(BaseLanguagesDocument, options);
}