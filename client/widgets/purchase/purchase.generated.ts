/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TariffCalculationQueryVariables = Exact<{
  act: Types.PurchaseKind;
  plan: number;
  term: number;
}>;


export type TariffCalculationQuery = { tariffCalculation: { act: Types.PurchaseKind, currency: string, regularCents: number, creditCents: number, unusedCents: number, realCents: number, givenDays: number, startsAt: string, paidUntil: string } };

export type CreateBillMutationVariables = Exact<{
  act: Types.PurchaseKind;
  plan: number;
  term: number;
  key?: string | null | undefined;
}>;


export type CreateBillMutation = { createBill: { id: number } };


export const TariffCalculationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TariffCalculation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"act"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"term"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tariffCalculation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"act"},"value":{"kind":"Variable","name":{"kind":"Name","value":"act"}}},{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}},{"kind":"Argument","name":{"kind":"Name","value":"term"},"value":{"kind":"Variable","name":{"kind":"Name","value":"term"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"regularCents"}},{"kind":"Field","name":{"kind":"Name","value":"creditCents"}},{"kind":"Field","name":{"kind":"Name","value":"unusedCents"}},{"kind":"Field","name":{"kind":"Name","value":"realCents"}},{"kind":"Field","name":{"kind":"Name","value":"givenDays"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}}]}}]}}]} as unknown as DocumentNode<TariffCalculationQuery, TariffCalculationQueryVariables>;
export const CreateBillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"act"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"term"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"act"},"value":{"kind":"Variable","name":{"kind":"Name","value":"act"}}},{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}},{"kind":"Argument","name":{"kind":"Name","value":"term"},"value":{"kind":"Variable","name":{"kind":"Name","value":"term"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateBillMutation, CreateBillMutationVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `TariffCalculation` and subscribes to its result. */
export function useTariffCalculationQuery(options: useQuery.Options<TariffCalculationQuery, TariffCalculationQueryVariables>): CompleteResult<TariffCalculationQuery, TariffCalculationQueryVariables> {
  return useQuery<TariffCalculationQuery, TariffCalculationQueryVariables>(TariffCalculationDocument, options as useQuery.Options<TariffCalculationQuery, TariffCalculationQueryVariables> & { variables: TariffCalculationQueryVariables }) as CompleteResult<TariffCalculationQuery, TariffCalculationQueryVariables>;
}

/** Runs the query `TariffCalculation` on demand. */
export function useTariffCalculationLazyQuery(options?: useLazyQuery.Options<TariffCalculationQuery, TariffCalculationQueryVariables>) {
  return useLazyQuery<TariffCalculationQuery, TariffCalculationQueryVariables>(TariffCalculationDocument, options);
}