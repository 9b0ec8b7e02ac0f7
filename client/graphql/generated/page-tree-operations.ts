/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How one count of the page tree is shown; what is missing stays. */
export type TreeCountViewInput = {
  /** Whether bars stand behind its figures. */
  background?: boolean | null | undefined;
  /** Colour of its bars, as `#3b82f6`. */
  color?: string | null | undefined;
  /** Whether the tree shows it. */
  enabled?: boolean | null | undefined;
};

/** What the page tree shows of each node; what is missing stays. */
export type TreeNodeViewInput = {
  /** Keywords in the top 1. */
  sumIt1?: TreeCountViewInput | null | undefined;
  /** Keywords in the top 3. */
  sumIt3?: TreeCountViewInput | null | undefined;
  /** Keywords in the top 5. */
  sumIt5?: TreeCountViewInput | null | undefined;
  /** Keywords in the top 10. */
  sumIt10?: TreeCountViewInput | null | undefined;
  /** Keywords in the top 50. */
  sumIt50?: TreeCountViewInput | null | undefined;
  /** Estimated visits a day. */
  sumVis?: TreeCountViewInput | null | undefined;
};

/** Order of the nodes of one level. */
export type TreeSortInput = {
  /** `asc` or `desc`; `desc` by default. */
  dir?: string | null | undefined;
  /** `name`, or a count as `sumIt50`; null or empty for the order of the paths. */
  field?: string | null | undefined;
};

/** What the page tree shows; what is missing stays. */
export type TreeViewInput = {
  /** Beside the name of each node. */
  treeNodeName?: TreeNodeViewInput | null | undefined;
};

export type TreeCountPartsFragment = { enabled: boolean, color: string, background: boolean };

export type PageTreeSettingPartsFragment = { view: { treeNodeName: { sumIt1: { enabled: boolean, color: string, background: boolean }, sumIt3: { enabled: boolean, color: string, background: boolean }, sumIt5: { enabled: boolean, color: string, background: boolean }, sumIt10: { enabled: boolean, color: string, background: boolean }, sumIt50: { enabled: boolean, color: string, background: boolean }, sumVis: { enabled: boolean, color: string, background: boolean } } }, sort: { field: string, dir: string } | null };

export type PageTreeSettingQueryVariables = Exact<{ [key: string]: never; }>;


export type PageTreeSettingQuery = { pageTreeSetting: { view: { treeNodeName: { sumIt1: { enabled: boolean, color: string, background: boolean }, sumIt3: { enabled: boolean, color: string, background: boolean }, sumIt5: { enabled: boolean, color: string, background: boolean }, sumIt10: { enabled: boolean, color: string, background: boolean }, sumIt50: { enabled: boolean, color: string, background: boolean }, sumVis: { enabled: boolean, color: string, background: boolean } } }, sort: { field: string, dir: string } | null } };

export type SavePageTreeSettingMutationVariables = Exact<{
  view?: TreeViewInput | null | undefined;
  sort?: TreeSortInput | null | undefined;
}>;


export type SavePageTreeSettingMutation = { savePageTreeSetting: { view: { treeNodeName: { sumIt1: { enabled: boolean, color: string, background: boolean }, sumIt3: { enabled: boolean, color: string, background: boolean }, sumIt5: { enabled: boolean, color: string, background: boolean }, sumIt10: { enabled: boolean, color: string, background: boolean }, sumIt50: { enabled: boolean, color: string, background: boolean }, sumVis: { enabled: boolean, color: string, background: boolean } } }, sort: { field: string, dir: string } | null } };

export type PageTreeQueryVariables = Exact<{
  domain: string;
  base?: string | null | undefined;
}>;


export type PageTreeQuery = { pageTree: { names: string[], depths: number[], it1: number[], it3: number[], it5: number[], it10: number[], it50: number[], vis: number[], pages: number, shownPages: number, positionsDate: string | null, volumesDate: string | null } };

export const TreeCountPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreeCountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreeCountView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"background"}}]}}]} as unknown as DocumentNode<TreeCountPartsFragment, unknown>;
export const PageTreeSettingPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageTreeSettingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageTreeSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"treeNodeName"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sumIt1"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeCountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sumIt3"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeCountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sumIt5"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeCountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sumIt10"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeCountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sumIt50"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeCountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sumVis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeCountParts"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"dir"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreeCountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreeCountView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"background"}}]}}]} as unknown as DocumentNode<PageTreeSettingPartsFragment, unknown>;
export const PageTreeSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageTreeSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageTreeSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageTreeSettingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreeCountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreeCountView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"background"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageTreeSettingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageTreeSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"treeNodeName"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sumIt1"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeCountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sumIt3"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeCountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sumIt5"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeCountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sumIt10"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeCountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sumIt50"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeCountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sumVis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeCountParts"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"dir"}}]}}]}}]} as unknown as DocumentNode<PageTreeSettingQuery, PageTreeSettingQueryVariables>;
export const SavePageTreeSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePageTreeSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"view"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TreeViewInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TreeSortInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePageTreeSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"view"},"value":{"kind":"Variable","name":{"kind":"Name","value":"view"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageTreeSettingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreeCountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TreeCountView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"background"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageTreeSettingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageTreeSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"treeNodeName"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sumIt1"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeCountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sumIt3"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeCountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sumIt5"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeCountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sumIt10"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeCountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sumIt50"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeCountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sumVis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeCountParts"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"dir"}}]}}]}}]} as unknown as DocumentNode<SavePageTreeSettingMutation, SavePageTreeSettingMutationVariables>;
export const PageTreeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageTree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageTree"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"depths"}},{"kind":"Field","name":{"kind":"Name","value":"it1"}},{"kind":"Field","name":{"kind":"Name","value":"it3"}},{"kind":"Field","name":{"kind":"Name","value":"it5"}},{"kind":"Field","name":{"kind":"Name","value":"it10"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"shownPages"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}},{"kind":"Field","name":{"kind":"Name","value":"volumesDate"}}]}}]}}]} as unknown as DocumentNode<PageTreeQuery, PageTreeQueryVariables>;

/** Data is there whole or not at all: nothing here asks for partial answers or streams. */
type Whole<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `PageTreeSetting` and follows its answer. */
export function usePageTreeSettingQuery(options?: useQuery.Options<PageTreeSettingQuery, PageTreeSettingQueryVariables>): Whole<PageTreeSettingQuery, PageTreeSettingQueryVariables> {
  return useQuery<PageTreeSettingQuery, PageTreeSettingQueryVariables>(PageTreeSettingDocument, options as useQuery.Options<PageTreeSettingQuery, PageTreeSettingQueryVariables> & { variables: PageTreeSettingQueryVariables }) as Whole<PageTreeSettingQuery, PageTreeSettingQueryVariables>;
}

/** Runs the query `PageTreeSetting` when it is told to. */
export function usePageTreeSettingLazyQuery(options?: useLazyQuery.Options<PageTreeSettingQuery, PageTreeSettingQueryVariables>) {
  return useLazyQuery<PageTreeSettingQuery, PageTreeSettingQueryVariables>(PageTreeSettingDocument, options);
}

/** Runs the query `PageTree` and follows its answer. */
export function usePageTreeQuery(options: useQuery.Options<PageTreeQuery, PageTreeQueryVariables>): Whole<PageTreeQuery, PageTreeQueryVariables> {
  return useQuery<PageTreeQuery, PageTreeQueryVariables>(PageTreeDocument, options as useQuery.Options<PageTreeQuery, PageTreeQueryVariables> & { variables: PageTreeQueryVariables }) as Whole<PageTreeQuery, PageTreeQueryVariables>;
}

/** Runs the query `PageTree` when it is told to. */
export function usePageTreeLazyQuery(options?: useLazyQuery.Options<PageTreeQuery, PageTreeQueryVariables>) {
  return useLazyQuery<PageTreeQuery, PageTreeQueryVariables>(PageTreeDocument, options);
}