/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlanChoiceQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanChoiceQuery = { plans: Array<{ id: number, label: string, terms: Array<{ term: number, months: number, days: number, priceCents: number, discountPercent: number }> }> };


export const PlanChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanChoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}}]}}]}}]}}]} as unknown as DocumentNode<PlanChoiceQuery, PlanChoiceQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `PlanChoice` and subscribes to its result. */
export function usePlanChoiceQuery(options?: useQuery.Options<PlanChoiceQuery, PlanChoiceQueryVariables>): CompleteResult<PlanChoiceQuery, PlanChoiceQueryVariables> {
  return useQuery<PlanChoiceQuery, PlanChoiceQueryVariables>(PlanChoiceDocument, options as useQuery.Options<PlanChoiceQuery, PlanChoiceQueryVariables> & { variables: PlanChoiceQueryVariables }) as CompleteResult<PlanChoiceQuery, PlanChoiceQueryVariables>;
}

/** Runs the query `PlanChoice` on demand. */
export function usePlanChoiceLazyQuery(options?: useLazyQuery.Options<PlanChoiceQuery, PlanChoiceQueryVariables>) {
  return useLazyQuery<PlanChoiceQuery, PlanChoiceQueryVariables>(PlanChoiceDocument, options);
}