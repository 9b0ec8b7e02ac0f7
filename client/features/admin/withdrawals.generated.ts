/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminOpenWithdrawalsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminOpenWithdrawalsQuery = { openWithdrawals: Array<{ id: number, cents: number, method: Types.WithdrawalMethod, purse: string, askedAt: string, accountId: number, email: string }> };

export type AdminSettledWithdrawalsQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type AdminSettledWithdrawalsQuery = { settledWithdrawals: { total: number, page: number, lastPage: number, items: Array<{ id: number, cents: number, method: Types.WithdrawalMethod, purse: string, state: Types.WithdrawalState, settledAt: string | null, reason: string, accountId: number, email: string }> } };

export type SettleWithdrawalMutationVariables = Exact<{
  id: number;
  paid: boolean;
  reason: string;
}>;


export type SettleWithdrawalMutation = { settleWithdrawal: boolean };

export type BlockRewardsMutationVariables = Exact<{
  id: number;
  blocked: boolean;
}>;


export type BlockRewardsMutation = { blockRewards: boolean };


export const AdminOpenWithdrawalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOpenWithdrawals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openWithdrawals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"purse"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AdminOpenWithdrawalsQuery, AdminOpenWithdrawalsQueryVariables>;
export const AdminSettledWithdrawalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSettledWithdrawals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settledWithdrawals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"purse"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<AdminSettledWithdrawalsQuery, AdminSettledWithdrawalsQueryVariables>;
export const SettleWithdrawalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"paid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paid"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}]}}]} as unknown as DocumentNode<SettleWithdrawalMutation, SettleWithdrawalMutationVariables>;
export const BlockRewardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlockRewards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"blocked"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockRewards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"blocked"},"value":{"kind":"Variable","name":{"kind":"Name","value":"blocked"}}}]}]}}]} as unknown as DocumentNode<BlockRewardsMutation, BlockRewardsMutationVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `AdminOpenWithdrawals` and subscribes to its result. */
export function useAdminOpenWithdrawalsQuery(options?: useQuery.Options<AdminOpenWithdrawalsQuery, AdminOpenWithdrawalsQueryVariables>): CompleteResult<AdminOpenWithdrawalsQuery, AdminOpenWithdrawalsQueryVariables> {
  return useQuery<AdminOpenWithdrawalsQuery, AdminOpenWithdrawalsQueryVariables>(AdminOpenWithdrawalsDocument, options as useQuery.Options<AdminOpenWithdrawalsQuery, AdminOpenWithdrawalsQueryVariables> & { variables: AdminOpenWithdrawalsQueryVariables }) as CompleteResult<AdminOpenWithdrawalsQuery, AdminOpenWithdrawalsQueryVariables>;
}

/** Runs the query `AdminOpenWithdrawals` on demand. */
export function useAdminOpenWithdrawalsLazyQuery(options?: useLazyQuery.Options<AdminOpenWithdrawalsQuery, AdminOpenWithdrawalsQueryVariables>) {
  return useLazyQuery<AdminOpenWithdrawalsQuery, AdminOpenWithdrawalsQueryVariables>(AdminOpenWithdrawalsDocument, options);
}

/** Runs the query `AdminSettledWithdrawals` and subscribes to its result. */
export function useAdminSettledWithdrawalsQuery(options?: useQuery.Options<AdminSettledWithdrawalsQuery, AdminSettledWithdrawalsQueryVariables>): CompleteResult<AdminSettledWithdrawalsQuery, AdminSettledWithdrawalsQueryVariables> {
  return useQuery<AdminSettledWithdrawalsQuery, AdminSettledWithdrawalsQueryVariables>(AdminSettledWithdrawalsDocument, options as useQuery.Options<AdminSettledWithdrawalsQuery, AdminSettledWithdrawalsQueryVariables> & { variables: AdminSettledWithdrawalsQueryVariables }) as CompleteResult<AdminSettledWithdrawalsQuery, AdminSettledWithdrawalsQueryVariables>;
}

/** Runs the query `AdminSettledWithdrawals` on demand. */
export function useAdminSettledWithdrawalsLazyQuery(options?: useLazyQuery.Options<AdminSettledWithdrawalsQuery, AdminSettledWithdrawalsQueryVariables>) {
  return useLazyQuery<AdminSettledWithdrawalsQuery, AdminSettledWithdrawalsQueryVariables>(AdminSettledWithdrawalsDocument, options);
}