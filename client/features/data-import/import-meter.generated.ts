/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ImportsUnderWayQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportsUnderWayQuery = { dataImports: Array<{ id: string, state: Types.ImportState, progress: number }> };


export const ImportsUnderWayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportsUnderWay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}}]}}]}}]} as unknown as DocumentNode<ImportsUnderWayQuery, ImportsUnderWayQueryVariables>;

/** Data is there whole or not at all: nothing here asks for partial answers or streams. */
type Whole<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `ImportsUnderWay` and follows its answer. */
export function useImportsUnderWayQuery(options?: useQuery.Options<ImportsUnderWayQuery, ImportsUnderWayQueryVariables>): Whole<ImportsUnderWayQuery, ImportsUnderWayQueryVariables> {
  return useQuery<ImportsUnderWayQuery, ImportsUnderWayQueryVariables>(ImportsUnderWayDocument, options as useQuery.Options<ImportsUnderWayQuery, ImportsUnderWayQueryVariables> & { variables: ImportsUnderWayQueryVariables }) as Whole<ImportsUnderWayQuery, ImportsUnderWayQueryVariables>;
}

/** Runs the query `ImportsUnderWay` when it is told to. */
export function useImportsUnderWayLazyQuery(options?: useLazyQuery.Options<ImportsUnderWayQuery, ImportsUnderWayQueryVariables>) {
  return useLazyQuery<ImportsUnderWayQuery, ImportsUnderWayQueryVariables>(ImportsUnderWayDocument, options);
}