/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GroupReportsQueryVariables = Exact<{
  page: number;
  perPage: number;
  sort?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type GroupReportsQuery = { groupReports: { total: number, page: number, lastPage: number, items: Array<{ rid: string, name: string, base: string, top: number, createDate: string, accessDate: string, state: Types.TaskState, progress: number, taskId: string | null, owner: string, canDelete: boolean, canChangeOwner: boolean, keyModify: boolean, canRecalculate: boolean, organicKeywords: number, contextKeywords: number, positionsDate: string | null, newestDate: string | null, isOutdated: boolean, version: number | null, domains: Array<{ name: string, readable: string }>, positionsRange: { newer: number, oldest: string, newest: string } | null, limits: { recordsPerReport: number | null, exportRows: number | null, paging: boolean, perPage: boolean, sort: boolean, filter: boolean, conditions: number | null, copy: boolean } | null }> } };

export type GroupReportStateQueryVariables = Exact<{
  rid: string | number;
}>;


export type GroupReportStateQuery = { groupReportState: { rid: string, name: string, base: string, top: number, createDate: string, accessDate: string, state: Types.TaskState, progress: number, taskId: string | null, owner: string, canDelete: boolean, canChangeOwner: boolean, keyModify: boolean, canRecalculate: boolean, organicKeywords: number, contextKeywords: number, positionsDate: string | null, newestDate: string | null, isOutdated: boolean, version: number | null, domains: Array<{ name: string, readable: string }>, positionsRange: { newer: number, oldest: string, newest: string } | null, limits: { recordsPerReport: number | null, exportRows: number | null, paging: boolean, perPage: boolean, sort: boolean, filter: boolean, conditions: number | null, copy: boolean } | null } };

export type CreateGroupReportMutationVariables = Exact<{
  input: Types.GroupReportInput;
}>;


export type CreateGroupReportMutation = { createGroupReport: string };

export type RenameGroupReportMutationVariables = Exact<{
  rid: string | number;
  name: string;
}>;


export type RenameGroupReportMutation = { renameGroupReport: { rid: string, name: string, base: string, top: number, createDate: string, accessDate: string, state: Types.TaskState, progress: number, taskId: string | null, owner: string, canDelete: boolean, canChangeOwner: boolean, keyModify: boolean, canRecalculate: boolean, organicKeywords: number, contextKeywords: number, positionsDate: string | null, newestDate: string | null, isOutdated: boolean, version: number | null, domains: Array<{ name: string, readable: string }>, positionsRange: { newer: number, oldest: string, newest: string } | null, limits: { recordsPerReport: number | null, exportRows: number | null, paging: boolean, perPage: boolean, sort: boolean, filter: boolean, conditions: number | null, copy: boolean } | null } };

export type DeleteGroupReportMutationVariables = Exact<{
  rid: string | number;
}>;


export type DeleteGroupReportMutation = { deleteGroupReport: boolean };

export type RestoreGroupReportMutationVariables = Exact<{
  rid: string | number;
}>;


export type RestoreGroupReportMutation = { restoreGroupReport: { rid: string } };

export type ChangeGroupReportOwnerMutationVariables = Exact<{
  rid: string | number;
  user: string;
}>;


export type ChangeGroupReportOwnerMutation = { changeGroupReportOwner: { rid: string } };

export type RebuildGroupReportMutationVariables = Exact<{
  rid: string | number;
}>;


export type RebuildGroupReportMutation = { rebuildGroupReport: string };

export type RecalculateGroupCompetitorsMutationVariables = Exact<{
  rid: string | number;
}>;


export type RecalculateGroupCompetitorsMutation = { recalculateGroupCompetitors: string };

export type GroupReportLinksQueryVariables = Exact<{
  rid: string | number;
}>;


export type GroupReportLinksQuery = { groupReportLinks: Array<{ id: string, createdAt: string, expiresAt: string | null, isWithdrawn: boolean, isOpen: boolean }> };

export type CreateGroupReportLinkMutationVariables = Exact<{
  rid: string | number;
  days?: number | null | undefined;
}>;


export type CreateGroupReportLinkMutation = { createGroupReportLink: { id: string, url: string | null } };

export type WithdrawGroupReportLinkMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawGroupReportLinkMutation = { withdrawGroupReportLink: boolean };

export type DomainsByIdsQueryVariables = Exact<{
  ids: Array<string> | string;
  base?: string | null | undefined;
}>;


export type DomainsByIdsQuery = { namedDomains: Array<{ ref: string, name: string | null }> };

export type NamedDomainsQueryVariables = Exact<{
  domains: Array<Types.DomainInput> | Types.DomainInput;
}>;


export type NamedDomainsQuery = { domainSummaries: Array<{ id: number, name: string } | null> };

export type DomainsOfGroupQueryVariables = Exact<{
  rid: string;
  share?: string | null | undefined;
}>;


export type DomainsOfGroupQuery = { groupDomains: { total: number, data: Array<{ name: string, it1: number, it3: number, it5: number, it10: number, it50: number, vis: number, hasVolumes: boolean }> } };


export const GroupReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupReports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupReport"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"top"}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createDate"}},{"kind":"Field","name":{"kind":"Name","value":"accessDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"canDelete"}},{"kind":"Field","name":{"kind":"Name","value":"canChangeOwner"}},{"kind":"Field","name":{"kind":"Name","value":"keyModify"}},{"kind":"Field","name":{"kind":"Name","value":"canRecalculate"}},{"kind":"Field","name":{"kind":"Name","value":"organicKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"contextKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}},{"kind":"Field","name":{"kind":"Name","value":"positionsRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newer"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"}},{"kind":"Field","name":{"kind":"Name","value":"newest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newestDate"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordsPerReport"}},{"kind":"Field","name":{"kind":"Name","value":"exportRows"}},{"kind":"Field","name":{"kind":"Name","value":"paging"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"copy"}}]}}]}}]} as unknown as DocumentNode<GroupReportsQuery, GroupReportsQueryVariables>;
export const GroupReportStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupReportState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupReportState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupReport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"top"}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createDate"}},{"kind":"Field","name":{"kind":"Name","value":"accessDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"canDelete"}},{"kind":"Field","name":{"kind":"Name","value":"canChangeOwner"}},{"kind":"Field","name":{"kind":"Name","value":"keyModify"}},{"kind":"Field","name":{"kind":"Name","value":"canRecalculate"}},{"kind":"Field","name":{"kind":"Name","value":"organicKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"contextKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}},{"kind":"Field","name":{"kind":"Name","value":"positionsRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newer"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"}},{"kind":"Field","name":{"kind":"Name","value":"newest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newestDate"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordsPerReport"}},{"kind":"Field","name":{"kind":"Name","value":"exportRows"}},{"kind":"Field","name":{"kind":"Name","value":"paging"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"copy"}}]}}]}}]} as unknown as DocumentNode<GroupReportStateQuery, GroupReportStateQueryVariables>;
export const CreateGroupReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGroupReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGroupReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<CreateGroupReportMutation, CreateGroupReportMutationVariables>;
export const RenameGroupReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameGroupReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameGroupReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rid"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupReport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"top"}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createDate"}},{"kind":"Field","name":{"kind":"Name","value":"accessDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"canDelete"}},{"kind":"Field","name":{"kind":"Name","value":"canChangeOwner"}},{"kind":"Field","name":{"kind":"Name","value":"keyModify"}},{"kind":"Field","name":{"kind":"Name","value":"canRecalculate"}},{"kind":"Field","name":{"kind":"Name","value":"organicKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"contextKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}},{"kind":"Field","name":{"kind":"Name","value":"positionsRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newer"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"}},{"kind":"Field","name":{"kind":"Name","value":"newest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newestDate"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordsPerReport"}},{"kind":"Field","name":{"kind":"Name","value":"exportRows"}},{"kind":"Field","name":{"kind":"Name","value":"paging"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"copy"}}]}}]}}]} as unknown as DocumentNode<RenameGroupReportMutation, RenameGroupReportMutationVariables>;
export const DeleteGroupReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteGroupReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteGroupReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rid"}}}]}]}}]} as unknown as DocumentNode<DeleteGroupReportMutation, DeleteGroupReportMutationVariables>;
export const RestoreGroupReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreGroupReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreGroupReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rid"}}]}}]}}]} as unknown as DocumentNode<RestoreGroupReportMutation, RestoreGroupReportMutationVariables>;
export const ChangeGroupReportOwnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeGroupReportOwner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"user"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeGroupReportOwner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rid"}}},{"kind":"Argument","name":{"kind":"Name","value":"user"},"value":{"kind":"Variable","name":{"kind":"Name","value":"user"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rid"}}]}}]}}]} as unknown as DocumentNode<ChangeGroupReportOwnerMutation, ChangeGroupReportOwnerMutationVariables>;
export const RebuildGroupReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RebuildGroupReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rebuildGroupReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rid"}}}]}]}}]} as unknown as DocumentNode<RebuildGroupReportMutation, RebuildGroupReportMutationVariables>;
export const RecalculateGroupCompetitorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecalculateGroupCompetitors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recalculateGroupCompetitors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rid"}}}]}]}}]} as unknown as DocumentNode<RecalculateGroupCompetitorsMutation, RecalculateGroupCompetitorsMutationVariables>;
export const GroupReportLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupReportLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupReportLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isWithdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}}]}}]}}]} as unknown as DocumentNode<GroupReportLinksQuery, GroupReportLinksQueryVariables>;
export const CreateGroupReportLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGroupReportLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGroupReportLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rid"}}},{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<CreateGroupReportLinkMutation, CreateGroupReportLinkMutationVariables>;
export const WithdrawGroupReportLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawGroupReportLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawGroupReportLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<WithdrawGroupReportLinkMutation, WithdrawGroupReportLinkMutationVariables>;
export const DomainsByIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DomainsByIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"namedDomains"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domains"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ref"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DomainsByIdsQuery, DomainsByIdsQueryVariables>;
export const NamedDomainsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NamedDomains"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domains"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DomainInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domainSummaries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domains"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domains"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<NamedDomainsQuery, NamedDomainsQueryVariables>;
export const DomainsOfGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DomainsOfGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"share"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupDomains"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rid"}}},{"kind":"Argument","name":{"kind":"Name","value":"share"},"value":{"kind":"Variable","name":{"kind":"Name","value":"share"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"it1"}},{"kind":"Field","name":{"kind":"Name","value":"it3"}},{"kind":"Field","name":{"kind":"Name","value":"it5"}},{"kind":"Field","name":{"kind":"Name","value":"it10"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}},{"kind":"Field","name":{"kind":"Name","value":"hasVolumes"}}]}}]}}]}}]} as unknown as DocumentNode<DomainsOfGroupQuery, DomainsOfGroupQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `GroupReports` and subscribes to its result. */
export function useGroupReportsQuery(options: useQuery.Options<GroupReportsQuery, GroupReportsQueryVariables>): CompleteResult<GroupReportsQuery, GroupReportsQueryVariables> {
  return useQuery<GroupReportsQuery, GroupReportsQueryVariables>(GroupReportsDocument, options as useQuery.Options<GroupReportsQuery, GroupReportsQueryVariables> & { variables: GroupReportsQueryVariables }) as CompleteResult<GroupReportsQuery, GroupReportsQueryVariables>;
}

/** Runs the query `GroupReports` on demand. */
export function useGroupReportsLazyQuery(options?: useLazyQuery.Options<GroupReportsQuery, GroupReportsQueryVariables>) {
  return useLazyQuery<GroupReportsQuery, GroupReportsQueryVariables>(GroupReportsDocument, options);
}

/** Runs the query `GroupReportState` and subscribes to its result. */
export function useGroupReportStateQuery(options: useQuery.Options<GroupReportStateQuery, GroupReportStateQueryVariables>): CompleteResult<GroupReportStateQuery, GroupReportStateQueryVariables> {
  return useQuery<GroupReportStateQuery, GroupReportStateQueryVariables>(GroupReportStateDocument, options as useQuery.Options<GroupReportStateQuery, GroupReportStateQueryVariables> & { variables: GroupReportStateQueryVariables }) as CompleteResult<GroupReportStateQuery, GroupReportStateQueryVariables>;
}

/** Runs the query `GroupReportState` on demand. */
export function useGroupReportStateLazyQuery(options?: useLazyQuery.Options<GroupReportStateQuery, GroupReportStateQueryVariables>) {
  return useLazyQuery<GroupReportStateQuery, GroupReportStateQueryVariables>(GroupReportStateDocument, options);
}

/** Runs the query `GroupReportLinks` and subscribes to its result. */
export function useGroupReportLinksQuery(options: useQuery.Options<GroupReportLinksQuery, GroupReportLinksQueryVariables>): CompleteResult<GroupReportLinksQuery, GroupReportLinksQueryVariables> {
  return useQuery<GroupReportLinksQuery, GroupReportLinksQueryVariables>(GroupReportLinksDocument, options as useQuery.Options<GroupReportLinksQuery, GroupReportLinksQueryVariables> & { variables: GroupReportLinksQueryVariables }) as CompleteResult<GroupReportLinksQuery, GroupReportLinksQueryVariables>;
}

/** Runs the query `GroupReportLinks` on demand. */
export function useGroupReportLinksLazyQuery(options?: useLazyQuery.Options<GroupReportLinksQuery, GroupReportLinksQueryVariables>) {
  return useLazyQuery<GroupReportLinksQuery, GroupReportLinksQueryVariables>(GroupReportLinksDocument, options);
}

/** Runs the query `DomainsByIds` and subscribes to its result. */
export function useDomainsByIdsQuery(options: useQuery.Options<DomainsByIdsQuery, DomainsByIdsQueryVariables>): CompleteResult<DomainsByIdsQuery, DomainsByIdsQueryVariables> {
  return useQuery<DomainsByIdsQuery, DomainsByIdsQueryVariables>(DomainsByIdsDocument, options as useQuery.Options<DomainsByIdsQuery, DomainsByIdsQueryVariables> & { variables: DomainsByIdsQueryVariables }) as CompleteResult<DomainsByIdsQuery, DomainsByIdsQueryVariables>;
}

/** Runs the query `DomainsByIds` on demand. */
export function useDomainsByIdsLazyQuery(options?: useLazyQuery.Options<DomainsByIdsQuery, DomainsByIdsQueryVariables>) {
  return useLazyQuery<DomainsByIdsQuery, DomainsByIdsQueryVariables>(DomainsByIdsDocument, options);
}

/** Runs the query `NamedDomains` and subscribes to its result. */
export function useNamedDomainsQuery(options: useQuery.Options<NamedDomainsQuery, NamedDomainsQueryVariables>): CompleteResult<NamedDomainsQuery, NamedDomainsQueryVariables> {
  return useQuery<NamedDomainsQuery, NamedDomainsQueryVariables>(NamedDomainsDocument, options as useQuery.Options<NamedDomainsQuery, NamedDomainsQueryVariables> & { variables: NamedDomainsQueryVariables }) as CompleteResult<NamedDomainsQuery, NamedDomainsQueryVariables>;
}

/** Runs the query `NamedDomains` on demand. */
export function useNamedDomainsLazyQuery(options?: useLazyQuery.Options<NamedDomainsQuery, NamedDomainsQueryVariables>) {
  return useLazyQuery<NamedDomainsQuery, NamedDomainsQueryVariables>(NamedDomainsDocument, options);
}

/** Runs the query `DomainsOfGroup` and subscribes to its result. */
export function useDomainsOfGroupQuery(options: useQuery.Options<DomainsOfGroupQuery, DomainsOfGroupQueryVariables>): CompleteResult<DomainsOfGroupQuery, DomainsOfGroupQueryVariables> {
  return useQuery<DomainsOfGroupQuery, DomainsOfGroupQueryVariables>(DomainsOfGroupDocument, options as useQuery.Options<DomainsOfGroupQuery, DomainsOfGroupQueryVariables> & { variables: DomainsOfGroupQueryVariables }) as CompleteResult<DomainsOfGroupQuery, DomainsOfGroupQueryVariables>;
}

/** Runs the query `DomainsOfGroup` on demand. */
export function useDomainsOfGroupLazyQuery(options?: useLazyQuery.Options<DomainsOfGroupQuery, DomainsOfGroupQueryVariables>) {
  return useLazyQuery<DomainsOfGroupQuery, DomainsOfGroupQueryVariables>(DomainsOfGroupDocument, options);
}