/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { sessions: Array<{ id: string, lastActiveAt: string, address: string, userAgent: string, endedAt: string | null, endReason: Types.SessionEndReason | null }> };


export const OwnSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}}]}}]}}]} as unknown as DocumentNode<OwnSessionsQuery, OwnSessionsQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `OwnSessions` and subscribes to its result. */
export function useOwnSessionsQuery(options?: useQuery.Options<OwnSessionsQuery, OwnSessionsQueryVariables>): CompleteResult<OwnSessionsQuery, OwnSessionsQueryVariables> {
  return useQuery<OwnSessionsQuery, OwnSessionsQueryVariables>(OwnSessionsDocument, options as useQuery.Options<OwnSessionsQuery, OwnSessionsQueryVariables> & { variables: OwnSessionsQueryVariables }) as CompleteResult<OwnSessionsQuery, OwnSessionsQueryVariables>;
}

/** Runs the query `OwnSessions` on demand. */
export function useOwnSessionsLazyQuery(options?: useLazyQuery.Options<OwnSessionsQuery, OwnSessionsQueryVariables>) {
  return useLazyQuery<OwnSessionsQuery, OwnSessionsQueryVariables>(OwnSessionsDocument, options);
}