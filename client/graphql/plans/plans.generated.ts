/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansQuery = { plans: Array<{ id: number, label: string, priceCents: number, rank: number, freeDays: number, limits: { recordsPerReport: number | null, analyzePerDay: number | null, deepestPosition: number, exportRows: number | null, adExport: boolean, pdf: boolean, ownerSearch: boolean, keywordExtension: boolean, dictionaryByPage: boolean, competitorShare: boolean, listEntries: number, uniqueWords: boolean, plainListLines: number | null, checkTopKeywords: number, extendedKeywords: number, competitorsByKeywords: number, sitesToCompare: number, groupReports: number | null, keysPerGroupReport: number | null, semanticKernel: boolean, users: number, sessionMinutes: number, api: boolean, apiRequestsPerDay: number | null, domains: number, keywordsByList: { list: number, perDay: number | null }, domainsBatch: { list: number, perDay: number | null }, searchKeys: { list: number, perDay: number | null }, positions: { projects: number | null, keywords: number } }, terms: Array<{ term: number, months: number, days: number, priceCents: number, monthCents: number, discountPercent: number }> }> };

export type DefaultPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type DefaultPlanQuery = { defaultPlan: { id: number, limits: { reportsPerDay: number | null, recordsPerReport: number | null, deepestPosition: number, exportRows: number | null } } };


export const PlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"freeDays"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordsPerReport"}},{"kind":"Field","name":{"kind":"Name","value":"analyzePerDay"}},{"kind":"Field","name":{"kind":"Name","value":"deepestPosition"}},{"kind":"Field","name":{"kind":"Name","value":"exportRows"}},{"kind":"Field","name":{"kind":"Name","value":"adExport"}},{"kind":"Field","name":{"kind":"Name","value":"pdf"}},{"kind":"Field","name":{"kind":"Name","value":"ownerSearch"}},{"kind":"Field","name":{"kind":"Name","value":"keywordExtension"}},{"kind":"Field","name":{"kind":"Name","value":"dictionaryByPage"}},{"kind":"Field","name":{"kind":"Name","value":"competitorShare"}},{"kind":"Field","name":{"kind":"Name","value":"listEntries"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueWords"}},{"kind":"Field","name":{"kind":"Name","value":"plainListLines"}},{"kind":"Field","name":{"kind":"Name","value":"checkTopKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"extendedKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"competitorsByKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"keywordsByList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"perDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"domainsBatch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"perDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"searchKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"perDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sitesToCompare"}},{"kind":"Field","name":{"kind":"Name","value":"groupReports"}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keysPerGroupReport"}},{"kind":"Field","name":{"kind":"Name","value":"semanticKernel"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"sessionMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"api"}},{"kind":"Field","name":{"kind":"Name","value":"apiRequestsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"monthCents"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}}]}}]}}]}}]} as unknown as DocumentNode<PlansQuery, PlansQueryVariables>;
export const DefaultPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DefaultPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defaultPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"recordsPerReport"}},{"kind":"Field","name":{"kind":"Name","value":"deepestPosition"}},{"kind":"Field","name":{"kind":"Name","value":"exportRows"}}]}}]}}]}}]} as unknown as DocumentNode<DefaultPlanQuery, DefaultPlanQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `Plans` and subscribes to its result. */
export function usePlansQuery(options?: useQuery.Options<PlansQuery, PlansQueryVariables>): CompleteResult<PlansQuery, PlansQueryVariables> {
  return useQuery<PlansQuery, PlansQueryVariables>(PlansDocument, options as useQuery.Options<PlansQuery, PlansQueryVariables> & { variables: PlansQueryVariables }) as CompleteResult<PlansQuery, PlansQueryVariables>;
}

/** Runs the query `Plans` on demand. */
export function usePlansLazyQuery(options?: useLazyQuery.Options<PlansQuery, PlansQueryVariables>) {
  return useLazyQuery<PlansQuery, PlansQueryVariables>(PlansDocument, options);
}

/** Runs the query `DefaultPlan` and subscribes to its result. */
export function useDefaultPlanQuery(options?: useQuery.Options<DefaultPlanQuery, DefaultPlanQueryVariables>): CompleteResult<DefaultPlanQuery, DefaultPlanQueryVariables> {
  return useQuery<DefaultPlanQuery, DefaultPlanQueryVariables>(DefaultPlanDocument, options as useQuery.Options<DefaultPlanQuery, DefaultPlanQueryVariables> & { variables: DefaultPlanQueryVariables }) as CompleteResult<DefaultPlanQuery, DefaultPlanQueryVariables>;
}

/** Runs the query `DefaultPlan` on demand. */
export function useDefaultPlanLazyQuery(options?: useLazyQuery.Options<DefaultPlanQuery, DefaultPlanQueryVariables>) {
  return useLazyQuery<DefaultPlanQuery, DefaultPlanQueryVariables>(DefaultPlanDocument, options);
}