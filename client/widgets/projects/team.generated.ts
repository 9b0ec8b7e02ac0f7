/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TeamMembersQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamMembersQuery = { colleagues: Array<{ email: string }> };


export const TeamMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<TeamMembersQuery, TeamMembersQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `TeamMembers` and subscribes to its result. */
export function useTeamMembersQuery(options?: useQuery.Options<TeamMembersQuery, TeamMembersQueryVariables>): CompleteResult<TeamMembersQuery, TeamMembersQueryVariables> {
  return useQuery<TeamMembersQuery, TeamMembersQueryVariables>(TeamMembersDocument, options as useQuery.Options<TeamMembersQuery, TeamMembersQueryVariables> & { variables: TeamMembersQueryVariables }) as CompleteResult<TeamMembersQuery, TeamMembersQueryVariables>;
}

/** Runs the query `TeamMembers` on demand. */
export function useTeamMembersLazyQuery(options?: useLazyQuery.Options<TeamMembersQuery, TeamMembersQueryVariables>) {
  return useLazyQuery<TeamMembersQuery, TeamMembersQueryVariables>(TeamMembersDocument, options);
}