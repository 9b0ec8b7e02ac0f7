/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BillPartsFragment = { id: number, act: Types.PurchaseKind, planId: number, planLabel: string, term: number, months: number, days: number, regularCents: number, promoCodeId: number, promoPercent: number, promoCents: number, creditCents: number, unusedCents: number, payoutCents: number, realCents: number, state: Types.BillState, createdAt: string, dueAt: string, closedAt: string | null };

export type BillsQueryVariables = Exact<{
  page: number;
}>;


export type BillsQuery = { bills: { total: number, page: number, lastPage: number, bills: Array<{ id: number, act: Types.PurchaseKind, planId: number, planLabel: string, term: number, months: number, days: number, regularCents: number, promoCodeId: number, promoPercent: number, promoCents: number, creditCents: number, unusedCents: number, payoutCents: number, realCents: number, state: Types.BillState, createdAt: string, dueAt: string, closedAt: string | null }> } };

export type BillQueryVariables = Exact<{
  id: number;
}>;


export type BillQuery = { bill: { refundedCents: number, id: number, act: Types.PurchaseKind, planId: number, planLabel: string, term: number, months: number, days: number, regularCents: number, promoCodeId: number, promoPercent: number, promoCents: number, creditCents: number, unusedCents: number, payoutCents: number, realCents: number, state: Types.BillState, createdAt: string, dueAt: string, closedAt: string | null, invoice: { number: number, issuedAt: string, companyName: string, cents: number, isCurrent: boolean, paid: boolean, paidOn: string | null, url: string, closingDocuments: Array<{ title: string, number: string, date: string, url: string }> } | null } };

export type BillPaymentQueryVariables = Exact<{ [key: string]: never; }>;


export type BillPaymentQuery = { offeredPromoCode: string | null, autopay: { way: Types.PaymentWay | null, default: boolean, canSubscribe: boolean }, partnerProgramme: { balanceCents: number } };

export type DeleteBillMutationVariables = Exact<{
  id: number;
}>;


export type DeleteBillMutation = { deleteBill: boolean };

export type ApplyPromoMutationVariables = Exact<{
  bill: number;
  code: string;
}>;


export type ApplyPromoMutation = { applyPromo: { id: number } };

export type ApplyPartnerPayoutMutationVariables = Exact<{
  bill: number;
  amountCents: number;
  key: string;
}>;


export type ApplyPartnerPayoutMutation = { applyPartnerPayout: { balanceCents: number } };

export type InitPaymentMutationVariables = Exact<{
  bill: number;
  method: Types.PaymentMethod;
  subscription: boolean;
  agreed: boolean;
}>;


export type InitPaymentMutation = { initPayment: { address: string | null, bill: { state: Types.BillState, realCents: number }, widget: { locale: string, phone: string | null, cpKey: string, description: string, amount: number, currency: string, invoiceId: string, accountId: string, email: string, recurrentMonths: number | null, recurrentAmount: number | null, recurrentFrom: string | null } | null } };

export type ResolveTestPaymentMutationVariables = Exact<{
  bill: number;
  answer: Types.LocalPaymentAnswer;
}>;


export type ResolveTestPaymentMutation = { resolveTestPayment: boolean };

export const BillPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"planLabel"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"regularCents"}},{"kind":"Field","name":{"kind":"Name","value":"promoCodeId"}},{"kind":"Field","name":{"kind":"Name","value":"promoPercent"}},{"kind":"Field","name":{"kind":"Name","value":"promoCents"}},{"kind":"Field","name":{"kind":"Name","value":"creditCents"}},{"kind":"Field","name":{"kind":"Name","value":"unusedCents"}},{"kind":"Field","name":{"kind":"Name","value":"payoutCents"}},{"kind":"Field","name":{"kind":"Name","value":"realCents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}}]} as unknown as DocumentNode<BillPartsFragment, unknown>;
export const BillsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Bills"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bills"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"bills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"planLabel"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"regularCents"}},{"kind":"Field","name":{"kind":"Name","value":"promoCodeId"}},{"kind":"Field","name":{"kind":"Name","value":"promoPercent"}},{"kind":"Field","name":{"kind":"Name","value":"promoCents"}},{"kind":"Field","name":{"kind":"Name","value":"creditCents"}},{"kind":"Field","name":{"kind":"Name","value":"unusedCents"}},{"kind":"Field","name":{"kind":"Name","value":"payoutCents"}},{"kind":"Field","name":{"kind":"Name","value":"realCents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}}]} as unknown as DocumentNode<BillsQuery, BillsQueryVariables>;
export const BillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Bill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillParts"}},{"kind":"Field","name":{"kind":"Name","value":"refundedCents"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"closingDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"planLabel"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"regularCents"}},{"kind":"Field","name":{"kind":"Name","value":"promoCodeId"}},{"kind":"Field","name":{"kind":"Name","value":"promoPercent"}},{"kind":"Field","name":{"kind":"Name","value":"promoCents"}},{"kind":"Field","name":{"kind":"Name","value":"creditCents"}},{"kind":"Field","name":{"kind":"Name","value":"unusedCents"}},{"kind":"Field","name":{"kind":"Name","value":"payoutCents"}},{"kind":"Field","name":{"kind":"Name","value":"realCents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}}]} as unknown as DocumentNode<BillQuery, BillQueryVariables>;
export const BillPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"autopay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"canSubscribe"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partnerProgramme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balanceCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offeredPromoCode"}}]}}]} as unknown as DocumentNode<BillPaymentQuery, BillPaymentQueryVariables>;
export const DeleteBillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteBillMutation, DeleteBillMutationVariables>;
export const ApplyPromoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyPromo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bill"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyPromo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bill"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bill"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ApplyPromoMutation, ApplyPromoMutationVariables>;
export const ApplyPartnerPayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyPartnerPayout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bill"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amountCents"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyPartnerPayout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bill"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bill"}}},{"kind":"Argument","name":{"kind":"Name","value":"amountCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amountCents"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balanceCents"}}]}}]}}]} as unknown as DocumentNode<ApplyPartnerPayoutMutation, ApplyPartnerPayoutMutationVariables>;
export const InitPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InitPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bill"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"method"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subscription"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agreed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"initPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bill"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bill"}}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"Variable","name":{"kind":"Name","value":"method"}}},{"kind":"Argument","name":{"kind":"Name","value":"subscription"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subscription"}}},{"kind":"Argument","name":{"kind":"Name","value":"agreed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agreed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"realCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"widget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"cpKey"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"recurrentMonths"}},{"kind":"Field","name":{"kind":"Name","value":"recurrentAmount"}},{"kind":"Field","name":{"kind":"Name","value":"recurrentFrom"}}]}}]}}]}}]} as unknown as DocumentNode<InitPaymentMutation, InitPaymentMutationVariables>;
export const ResolveTestPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResolveTestPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bill"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalPaymentAnswer"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resolveTestPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bill"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bill"}}},{"kind":"Argument","name":{"kind":"Name","value":"answer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answer"}}}]}]}}]} as unknown as DocumentNode<ResolveTestPaymentMutation, ResolveTestPaymentMutationVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `Bills` and subscribes to its result. */
export function useBillsQuery(options: useQuery.Options<BillsQuery, BillsQueryVariables>): CompleteResult<BillsQuery, BillsQueryVariables> {
  return useQuery<BillsQuery, BillsQueryVariables>(BillsDocument, options as useQuery.Options<BillsQuery, BillsQueryVariables> & { variables: BillsQueryVariables }) as CompleteResult<BillsQuery, BillsQueryVariables>;
}

/** Runs the query `Bills` on demand. */
export function useBillsLazyQuery(options?: useLazyQuery.Options<BillsQuery, BillsQueryVariables>) {
  return useLazyQuery<BillsQuery, BillsQueryVariables>(BillsDocument, options);
}

/** Runs the query `Bill` and subscribes to its result. */
export function useBillQuery(options: useQuery.Options<BillQuery, BillQueryVariables>): CompleteResult<BillQuery, BillQueryVariables> {
  return useQuery<BillQuery, BillQueryVariables>(BillDocument, options as useQuery.Options<BillQuery, BillQueryVariables> & { variables: BillQueryVariables }) as CompleteResult<BillQuery, BillQueryVariables>;
}

/** Runs the query `Bill` on demand. */
export function useBillLazyQuery(options?: useLazyQuery.Options<BillQuery, BillQueryVariables>) {
  return useLazyQuery<BillQuery, BillQueryVariables>(BillDocument, options);
}

/** Runs the query `BillPayment` and subscribes to its result. */
export function useBillPaymentQuery(options?: useQuery.Options<BillPaymentQuery, BillPaymentQueryVariables>): CompleteResult<BillPaymentQuery, BillPaymentQueryVariables> {
  return useQuery<BillPaymentQuery, BillPaymentQueryVariables>(BillPaymentDocument, options as useQuery.Options<BillPaymentQuery, BillPaymentQueryVariables> & { variables: BillPaymentQueryVariables }) as CompleteResult<BillPaymentQuery, BillPaymentQueryVariables>;
}

/** Runs the query `BillPayment` on demand. */
export function useBillPaymentLazyQuery(options?: useLazyQuery.Options<BillPaymentQuery, BillPaymentQueryVariables>) {
  return useLazyQuery<BillPaymentQuery, BillPaymentQueryVariables>(BillPaymentDocument, options);
}