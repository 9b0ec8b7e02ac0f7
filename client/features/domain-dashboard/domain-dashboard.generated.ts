/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DomainDashboardQueryVariables = Exact<{
  domain: string;
  base?: string | null | undefined;
}>;


export type DomainDashboardQuery = { domainDashboard: { name: string, base: string, positionsDate: string | null, positionsDepth: number | null, parentName: string | null, childsCount: number, it1: number, it3: number, it5: number, it10: number, it50: number, vis: number, hasVolumes: boolean, pagesinindex: number, adkeyscnt: number, adscnt: number, adtraf: number, keysTotal: number, positionsRange: { newer: number, oldest: string, newest: string } | null, keys: Array<{ word: string, pos: number, delta: number, nw: number, ws: number, wsRange: string, wsk: number, isgeo: number, isquest: number }>, pages: Array<{ url: string, it50: number }>, ads: Array<{ id: number, header: string, txt: string, keyscnt: number }>, adkeys: Array<{ word: string, ws: number, wsRange: string, wsk: number, pos: number, sr: number, cpcMax: number }>, history: Array<{ date: string, it1: number, it3: number, it5: number, it10: number, it50: number, vis: number, hasVolumes: boolean, pagesinindex: number, adkeyscnt: number, adscnt: number, adtraf: number }> } };

export type DashboardCompetitorsQueryVariables = Exact<{
  domain: string;
  base?: string | null | undefined;
}>;


export type DashboardCompetitorsQuery = { dashboardCompetitors: Array<{ name: string, cnt: number, perc: number, it50: number, vis: number, hasVolumes: boolean }> };

export type ClosestCompetitorQueryVariables = Exact<{
  domain: string;
  base?: string | null | undefined;
}>;


export type ClosestCompetitorQuery = { closestCompetitor: { name: string, ownOnly: number, shared: number, competitorOnly: number } | null };

export type DashboardPaidCompetitorsQueryVariables = Exact<{
  domain: string;
  base?: string | null | undefined;
}>;


export type DashboardPaidCompetitorsQuery = { dashboardPaidCompetitors: Array<{ name: string, cnt: number, adscnt: number, adkeyscnt: number }> };

export type CompetitorVisitsQueryVariables = Exact<{
  domains: Array<Types.DomainInput> | Types.DomainInput;
}>;


export type CompetitorVisitsQuery = { domainSummaries: Array<{ name: string, history: Array<{ date: string, vis: number, hasVolumes: boolean }> } | null> };

export type DomainDashboardPdfQueryVariables = Exact<{
  domain: string;
  base?: string | null | undefined;
}>;


export type DomainDashboardPdfQuery = { domainDashboardPdf: { url: string } };

export type DomainElsewhereQueryVariables = Exact<{
  domains: Array<Types.DomainInput> | Types.DomainInput;
}>;


export type DomainElsewhereQuery = { domainSummaries: Array<{ name: string, base: string, it50: number } | null> };


export const DomainDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DomainDashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domainDashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}},{"kind":"Field","name":{"kind":"Name","value":"positionsRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newer"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"}},{"kind":"Field","name":{"kind":"Name","value":"newest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"positionsDepth"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"childsCount"}},{"kind":"Field","name":{"kind":"Name","value":"it1"}},{"kind":"Field","name":{"kind":"Name","value":"it3"}},{"kind":"Field","name":{"kind":"Name","value":"it5"}},{"kind":"Field","name":{"kind":"Name","value":"it10"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}},{"kind":"Field","name":{"kind":"Name","value":"hasVolumes"}},{"kind":"Field","name":{"kind":"Name","value":"pagesinindex"}},{"kind":"Field","name":{"kind":"Name","value":"adkeyscnt"}},{"kind":"Field","name":{"kind":"Name","value":"adscnt"}},{"kind":"Field","name":{"kind":"Name","value":"adtraf"}},{"kind":"Field","name":{"kind":"Name","value":"keysTotal"}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"pos"}},{"kind":"Field","name":{"kind":"Name","value":"delta"}},{"kind":"Field","name":{"kind":"Name","value":"nw"}},{"kind":"Field","name":{"kind":"Name","value":"ws"}},{"kind":"Field","name":{"kind":"Name","value":"wsRange"}},{"kind":"Field","name":{"kind":"Name","value":"wsk"}},{"kind":"Field","name":{"kind":"Name","value":"isgeo"}},{"kind":"Field","name":{"kind":"Name","value":"isquest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"txt"}},{"kind":"Field","name":{"kind":"Name","value":"keyscnt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"ws"}},{"kind":"Field","name":{"kind":"Name","value":"wsRange"}},{"kind":"Field","name":{"kind":"Name","value":"wsk"}},{"kind":"Field","name":{"kind":"Name","value":"pos"}},{"kind":"Field","name":{"kind":"Name","value":"sr"}},{"kind":"Field","name":{"kind":"Name","value":"cpcMax"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"it1"}},{"kind":"Field","name":{"kind":"Name","value":"it3"}},{"kind":"Field","name":{"kind":"Name","value":"it5"}},{"kind":"Field","name":{"kind":"Name","value":"it10"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}},{"kind":"Field","name":{"kind":"Name","value":"hasVolumes"}},{"kind":"Field","name":{"kind":"Name","value":"pagesinindex"}},{"kind":"Field","name":{"kind":"Name","value":"adkeyscnt"}},{"kind":"Field","name":{"kind":"Name","value":"adscnt"}},{"kind":"Field","name":{"kind":"Name","value":"adtraf"}}]}}]}}]}}]} as unknown as DocumentNode<DomainDashboardQuery, DomainDashboardQueryVariables>;
export const DashboardCompetitorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardCompetitors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardCompetitors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cnt"}},{"kind":"Field","name":{"kind":"Name","value":"perc"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}},{"kind":"Field","name":{"kind":"Name","value":"hasVolumes"}}]}}]}}]} as unknown as DocumentNode<DashboardCompetitorsQuery, DashboardCompetitorsQueryVariables>;
export const ClosestCompetitorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosestCompetitor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closestCompetitor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ownOnly"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"competitorOnly"}}]}}]}}]} as unknown as DocumentNode<ClosestCompetitorQuery, ClosestCompetitorQueryVariables>;
export const DashboardPaidCompetitorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardPaidCompetitors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardPaidCompetitors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cnt"}},{"kind":"Field","name":{"kind":"Name","value":"adscnt"}},{"kind":"Field","name":{"kind":"Name","value":"adkeyscnt"}}]}}]}}]} as unknown as DocumentNode<DashboardPaidCompetitorsQuery, DashboardPaidCompetitorsQueryVariables>;
export const CompetitorVisitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompetitorVisits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domains"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DomainInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domainSummaries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domains"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domains"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}},{"kind":"Field","name":{"kind":"Name","value":"hasVolumes"}}]}}]}}]}}]} as unknown as DocumentNode<CompetitorVisitsQuery, CompetitorVisitsQueryVariables>;
export const DomainDashboardPdfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DomainDashboardPdf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domainDashboardPdf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<DomainDashboardPdfQuery, DomainDashboardPdfQueryVariables>;
export const DomainElsewhereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DomainElsewhere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domains"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DomainInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domainSummaries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domains"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domains"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}}]}}]}}]} as unknown as DocumentNode<DomainElsewhereQuery, DomainElsewhereQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `DomainDashboard` and subscribes to its result. */
export function useDomainDashboardQuery(options: useQuery.Options<DomainDashboardQuery, DomainDashboardQueryVariables>): CompleteResult<DomainDashboardQuery, DomainDashboardQueryVariables> {
  return useQuery<DomainDashboardQuery, DomainDashboardQueryVariables>(DomainDashboardDocument, options as useQuery.Options<DomainDashboardQuery, DomainDashboardQueryVariables> & { variables: DomainDashboardQueryVariables }) as CompleteResult<DomainDashboardQuery, DomainDashboardQueryVariables>;
}

/** Runs the query `DomainDashboard` on demand. */
export function useDomainDashboardLazyQuery(options?: useLazyQuery.Options<DomainDashboardQuery, DomainDashboardQueryVariables>) {
  return useLazyQuery<DomainDashboardQuery, DomainDashboardQueryVariables>(DomainDashboardDocument, options);
}

/** Runs the query `DashboardCompetitors` and subscribes to its result. */
export function useDashboardCompetitorsQuery(options: useQuery.Options<DashboardCompetitorsQuery, DashboardCompetitorsQueryVariables>): CompleteResult<DashboardCompetitorsQuery, DashboardCompetitorsQueryVariables> {
  return useQuery<DashboardCompetitorsQuery, DashboardCompetitorsQueryVariables>(DashboardCompetitorsDocument, options as useQuery.Options<DashboardCompetitorsQuery, DashboardCompetitorsQueryVariables> & { variables: DashboardCompetitorsQueryVariables }) as CompleteResult<DashboardCompetitorsQuery, DashboardCompetitorsQueryVariables>;
}

/** Runs the query `DashboardCompetitors` on demand. */
export function useDashboardCompetitorsLazyQuery(options?: useLazyQuery.Options<DashboardCompetitorsQuery, DashboardCompetitorsQueryVariables>) {
  return useLazyQuery<DashboardCompetitorsQuery, DashboardCompetitorsQueryVariables>(DashboardCompetitorsDocument, options);
}

/** Runs the query `ClosestCompetitor` and subscribes to its result. */
export function useClosestCompetitorQuery(options: useQuery.Options<ClosestCompetitorQuery, ClosestCompetitorQueryVariables>): CompleteResult<ClosestCompetitorQuery, ClosestCompetitorQueryVariables> {
  return useQuery<ClosestCompetitorQuery, ClosestCompetitorQueryVariables>(ClosestCompetitorDocument, options as useQuery.Options<ClosestCompetitorQuery, ClosestCompetitorQueryVariables> & { variables: ClosestCompetitorQueryVariables }) as CompleteResult<ClosestCompetitorQuery, ClosestCompetitorQueryVariables>;
}

/** Runs the query `ClosestCompetitor` on demand. */
export function useClosestCompetitorLazyQuery(options?: useLazyQuery.Options<ClosestCompetitorQuery, ClosestCompetitorQueryVariables>) {
  return useLazyQuery<ClosestCompetitorQuery, ClosestCompetitorQueryVariables>(ClosestCompetitorDocument, options);
}

/** Runs the query `DashboardPaidCompetitors` and subscribes to its result. */
export function useDashboardPaidCompetitorsQuery(options: useQuery.Options<DashboardPaidCompetitorsQuery, DashboardPaidCompetitorsQueryVariables>): CompleteResult<DashboardPaidCompetitorsQuery, DashboardPaidCompetitorsQueryVariables> {
  return useQuery<DashboardPaidCompetitorsQuery, DashboardPaidCompetitorsQueryVariables>(DashboardPaidCompetitorsDocument, options as useQuery.Options<DashboardPaidCompetitorsQuery, DashboardPaidCompetitorsQueryVariables> & { variables: DashboardPaidCompetitorsQueryVariables }) as CompleteResult<DashboardPaidCompetitorsQuery, DashboardPaidCompetitorsQueryVariables>;
}

/** Runs the query `DashboardPaidCompetitors` on demand. */
export function useDashboardPaidCompetitorsLazyQuery(options?: useLazyQuery.Options<DashboardPaidCompetitorsQuery, DashboardPaidCompetitorsQueryVariables>) {
  return useLazyQuery<DashboardPaidCompetitorsQuery, DashboardPaidCompetitorsQueryVariables>(DashboardPaidCompetitorsDocument, options);
}

/** Runs the query `CompetitorVisits` and subscribes to its result. */
export function useCompetitorVisitsQuery(options: useQuery.Options<CompetitorVisitsQuery, CompetitorVisitsQueryVariables>): CompleteResult<CompetitorVisitsQuery, CompetitorVisitsQueryVariables> {
  return useQuery<CompetitorVisitsQuery, CompetitorVisitsQueryVariables>(CompetitorVisitsDocument, options as useQuery.Options<CompetitorVisitsQuery, CompetitorVisitsQueryVariables> & { variables: CompetitorVisitsQueryVariables }) as CompleteResult<CompetitorVisitsQuery, CompetitorVisitsQueryVariables>;
}

/** Runs the query `CompetitorVisits` on demand. */
export function useCompetitorVisitsLazyQuery(options?: useLazyQuery.Options<CompetitorVisitsQuery, CompetitorVisitsQueryVariables>) {
  return useLazyQuery<CompetitorVisitsQuery, CompetitorVisitsQueryVariables>(CompetitorVisitsDocument, options);
}

/** Runs the query `DomainDashboardPdf` and subscribes to its result. */
export function useDomainDashboardPdfQuery(options: useQuery.Options<DomainDashboardPdfQuery, DomainDashboardPdfQueryVariables>): CompleteResult<DomainDashboardPdfQuery, DomainDashboardPdfQueryVariables> {
  return useQuery<DomainDashboardPdfQuery, DomainDashboardPdfQueryVariables>(DomainDashboardPdfDocument, options as useQuery.Options<DomainDashboardPdfQuery, DomainDashboardPdfQueryVariables> & { variables: DomainDashboardPdfQueryVariables }) as CompleteResult<DomainDashboardPdfQuery, DomainDashboardPdfQueryVariables>;
}

/** Runs the query `DomainDashboardPdf` on demand. */
export function useDomainDashboardPdfLazyQuery(options?: useLazyQuery.Options<DomainDashboardPdfQuery, DomainDashboardPdfQueryVariables>) {
  return useLazyQuery<DomainDashboardPdfQuery, DomainDashboardPdfQueryVariables>(DomainDashboardPdfDocument, options);
}

/** Runs the query `DomainElsewhere` and subscribes to its result. */
export function useDomainElsewhereQuery(options: useQuery.Options<DomainElsewhereQuery, DomainElsewhereQueryVariables>): CompleteResult<DomainElsewhereQuery, DomainElsewhereQueryVariables> {
  return useQuery<DomainElsewhereQuery, DomainElsewhereQueryVariables>(DomainElsewhereDocument, options as useQuery.Options<DomainElsewhereQuery, DomainElsewhereQueryVariables> & { variables: DomainElsewhereQueryVariables }) as CompleteResult<DomainElsewhereQuery, DomainElsewhereQueryVariables>;
}

/** Runs the query `DomainElsewhere` on demand. */
export function useDomainElsewhereLazyQuery(options?: useLazyQuery.Options<DomainElsewhereQuery, DomainElsewhereQueryVariables>) {
  return useLazyQuery<DomainElsewhereQuery, DomainElsewhereQueryVariables>(DomainElsewhereDocument, options);
}