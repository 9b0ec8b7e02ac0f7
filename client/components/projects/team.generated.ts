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

/** Data is there whole or not at all: nothing here asks for partial answers or streams. */
type Whole<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `TeamMembers` and follows its answer. */
export function useTeamMembersQuery(options?: useQuery.Options<TeamMembersQuery, TeamMembersQueryVariables>): Whole<TeamMembersQuery, TeamMembersQueryVariables> {
  return useQuery<TeamMembersQuery, TeamMembersQueryVariables>(TeamMembersDocument, options as useQuery.Options<TeamMembersQuery, TeamMembersQueryVariables> & { variables: TeamMembersQueryVariables }) as Whole<TeamMembersQuery, TeamMembersQueryVariables>;
}

/** Runs the query `TeamMembers` when it is told to. */
export function useTeamMembersLazyQuery(options?: useLazyQuery.Options<TeamMembersQuery, TeamMembersQueryVariables>) {
  return useLazyQuery<TeamMembersQuery, TeamMembersQueryVariables>(TeamMembersDocument, options);
}