/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlanInForceQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanInForceQuery = { currentPlan: { id: number, isActive: boolean } | null };


export const PlanInForceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanInForce"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<PlanInForceQuery, PlanInForceQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `PlanInForce` and subscribes to its result. */
export function usePlanInForceQuery(options?: useQuery.Options<PlanInForceQuery, PlanInForceQueryVariables>): CompleteResult<PlanInForceQuery, PlanInForceQueryVariables> {
  return useQuery<PlanInForceQuery, PlanInForceQueryVariables>(PlanInForceDocument, options as useQuery.Options<PlanInForceQuery, PlanInForceQueryVariables> & { variables: PlanInForceQueryVariables }) as CompleteResult<PlanInForceQuery, PlanInForceQueryVariables>;
}

/** Runs the query `PlanInForce` on demand. */
export function usePlanInForceLazyQuery(options?: useLazyQuery.Options<PlanInForceQuery, PlanInForceQueryVariables>) {
  return useLazyQuery<PlanInForceQuery, PlanInForceQueryVariables>(PlanInForceDocument, options);
}