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

/** Data is there whole or not at all: nothing here asks for partial answers or streams. */
type Whole<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `PlanInForce` and follows its answer. */
export function usePlanInForceQuery(options?: useQuery.Options<PlanInForceQuery, PlanInForceQueryVariables>): Whole<PlanInForceQuery, PlanInForceQueryVariables> {
  return useQuery<PlanInForceQuery, PlanInForceQueryVariables>(PlanInForceDocument, options as useQuery.Options<PlanInForceQuery, PlanInForceQueryVariables> & { variables: PlanInForceQueryVariables }) as Whole<PlanInForceQuery, PlanInForceQueryVariables>;
}

/** Runs the query `PlanInForce` when it is told to. */
export function usePlanInForceLazyQuery(options?: useLazyQuery.Options<PlanInForceQuery, PlanInForceQueryVariables>) {
  return useLazyQuery<PlanInForceQuery, PlanInForceQueryVariables>(PlanInForceDocument, options);
}