/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PartnerProgrammeQueryVariables = Exact<{ [key: string]: never; }>;


export type PartnerProgrammeQuery = { partnerProgramme: { linkCode: string, isBlocked: boolean, sharePercent: number, balanceCents: number, debtCents: number, frozenCents: number, withdrawalCents: number, payers: number, leastPayers: number, leastWithdrawalCents: number, withdrawals: Array<{ id: number, cents: number, method: Types.WithdrawalMethod, purse: string, state: Types.WithdrawalState, askedAt: string, settledAt: string | null, reason: string }> } };

export type PartnerDaysQueryVariables = Exact<{
  days: number;
}>;


export type PartnerDaysQuery = { partnerDays: Array<{ day: string, visits: number, registrations: number, payments: number, paidCents: number, rewardCents: number }> };

export type PartnerCodesQueryVariables = Exact<{
  page: number;
}>;


export type PartnerCodesQuery = { promoCodes: { total: number, page: number, lastPage: number, codes: Array<{ code: string, discount: number, percent: number, isActive: boolean, usedTimes: number, partnerCents: number, frozenCents: number, createdAt: string }> } };

export type PartnerSampleQueryVariables = Exact<{
  base?: string | null | undefined;
}>;


export type PartnerSampleQuery = { visibleDomains: { data: Array<{ name: string }> } };

export type CreatePromoCodeMutationVariables = Exact<{
  code: string;
  discount: number;
}>;


export type CreatePromoCodeMutation = { createPromoCode: { code: string } };

export type TogglePromoCodeMutationVariables = Exact<{
  code: string;
}>;


export type TogglePromoCodeMutation = { togglePromoCode: { code: string, isActive: boolean } };

export type RequestWithdrawalMutationVariables = Exact<{
  amountCents: number;
  method: Types.WithdrawalMethod;
  purse: string;
  key: string;
}>;


export type RequestWithdrawalMutation = { requestWithdrawal: { withdrawalCents: number } };


export const PartnerProgrammeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartnerProgramme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnerProgramme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkCode"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"sharePercent"}},{"kind":"Field","name":{"kind":"Name","value":"balanceCents"}},{"kind":"Field","name":{"kind":"Name","value":"debtCents"}},{"kind":"Field","name":{"kind":"Name","value":"frozenCents"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalCents"}},{"kind":"Field","name":{"kind":"Name","value":"payers"}},{"kind":"Field","name":{"kind":"Name","value":"leastPayers"}},{"kind":"Field","name":{"kind":"Name","value":"leastWithdrawalCents"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"purse"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<PartnerProgrammeQuery, PartnerProgrammeQueryVariables>;
export const PartnerDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartnerDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnerDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"registrations"}},{"kind":"Field","name":{"kind":"Name","value":"payments"}},{"kind":"Field","name":{"kind":"Name","value":"paidCents"}},{"kind":"Field","name":{"kind":"Name","value":"rewardCents"}}]}}]}}]} as unknown as DocumentNode<PartnerDaysQuery, PartnerDaysQueryVariables>;
export const PartnerCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartnerCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"codes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"usedTimes"}},{"kind":"Field","name":{"kind":"Name","value":"partnerCents"}},{"kind":"Field","name":{"kind":"Name","value":"frozenCents"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<PartnerCodesQuery, PartnerCodesQueryVariables>;
export const PartnerSampleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartnerSample"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visibleDomains"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PartnerSampleQuery, PartnerSampleQueryVariables>;
export const CreatePromoCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePromoCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"discount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPromoCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"discount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"discount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<CreatePromoCodeMutation, CreatePromoCodeMutationVariables>;
export const TogglePromoCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TogglePromoCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"togglePromoCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<TogglePromoCodeMutation, TogglePromoCodeMutationVariables>;
export const RequestWithdrawalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amountCents"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"method"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawalMethod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purse"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"amountCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amountCents"}}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"Variable","name":{"kind":"Name","value":"method"}}},{"kind":"Argument","name":{"kind":"Name","value":"purse"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purse"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawalCents"}}]}}]}}]} as unknown as DocumentNode<RequestWithdrawalMutation, RequestWithdrawalMutationVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `PartnerProgramme` and subscribes to its result. */
export function usePartnerProgrammeQuery(options?: useQuery.Options<PartnerProgrammeQuery, PartnerProgrammeQueryVariables>): CompleteResult<PartnerProgrammeQuery, PartnerProgrammeQueryVariables> {
  return useQuery<PartnerProgrammeQuery, PartnerProgrammeQueryVariables>(PartnerProgrammeDocument, options as useQuery.Options<PartnerProgrammeQuery, PartnerProgrammeQueryVariables> & { variables: PartnerProgrammeQueryVariables }) as CompleteResult<PartnerProgrammeQuery, PartnerProgrammeQueryVariables>;
}

/** Runs the query `PartnerProgramme` on demand. */
export function usePartnerProgrammeLazyQuery(options?: useLazyQuery.Options<PartnerProgrammeQuery, PartnerProgrammeQueryVariables>) {
  return useLazyQuery<PartnerProgrammeQuery, PartnerProgrammeQueryVariables>(PartnerProgrammeDocument, options);
}

/** Runs the query `PartnerDays` and subscribes to its result. */
export function usePartnerDaysQuery(options: useQuery.Options<PartnerDaysQuery, PartnerDaysQueryVariables>): CompleteResult<PartnerDaysQuery, PartnerDaysQueryVariables> {
  return useQuery<PartnerDaysQuery, PartnerDaysQueryVariables>(PartnerDaysDocument, options as useQuery.Options<PartnerDaysQuery, PartnerDaysQueryVariables> & { variables: PartnerDaysQueryVariables }) as CompleteResult<PartnerDaysQuery, PartnerDaysQueryVariables>;
}

/** Runs the query `PartnerDays` on demand. */
export function usePartnerDaysLazyQuery(options?: useLazyQuery.Options<PartnerDaysQuery, PartnerDaysQueryVariables>) {
  return useLazyQuery<PartnerDaysQuery, PartnerDaysQueryVariables>(PartnerDaysDocument, options);
}

/** Runs the query `PartnerCodes` and subscribes to its result. */
export function usePartnerCodesQuery(options: useQuery.Options<PartnerCodesQuery, PartnerCodesQueryVariables>): CompleteResult<PartnerCodesQuery, PartnerCodesQueryVariables> {
  return useQuery<PartnerCodesQuery, PartnerCodesQueryVariables>(PartnerCodesDocument, options as useQuery.Options<PartnerCodesQuery, PartnerCodesQueryVariables> & { variables: PartnerCodesQueryVariables }) as CompleteResult<PartnerCodesQuery, PartnerCodesQueryVariables>;
}

/** Runs the query `PartnerCodes` on demand. */
export function usePartnerCodesLazyQuery(options?: useLazyQuery.Options<PartnerCodesQuery, PartnerCodesQueryVariables>) {
  return useLazyQuery<PartnerCodesQuery, PartnerCodesQueryVariables>(PartnerCodesDocument, options);
}

/** Runs the query `PartnerSample` and subscribes to its result. */
export function usePartnerSampleQuery(options?: useQuery.Options<PartnerSampleQuery, PartnerSampleQueryVariables>): CompleteResult<PartnerSampleQuery, PartnerSampleQueryVariables> {
  return useQuery<PartnerSampleQuery, PartnerSampleQueryVariables>(PartnerSampleDocument, options as useQuery.Options<PartnerSampleQuery, PartnerSampleQueryVariables> & { variables: PartnerSampleQueryVariables }) as CompleteResult<PartnerSampleQuery, PartnerSampleQueryVariables>;
}

/** Runs the query `PartnerSample` on demand. */
export function usePartnerSampleLazyQuery(options?: useLazyQuery.Options<PartnerSampleQuery, PartnerSampleQueryVariables>) {
  return useLazyQuery<PartnerSampleQuery, PartnerSampleQueryVariables>(PartnerSampleDocument, options);
}