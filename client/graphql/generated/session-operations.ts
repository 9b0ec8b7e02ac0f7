/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a new account is made of. */
export type RegistrationInput = {
  /** Domains to keep in the panel, one in a line. */
  domain?: string | null | undefined;
  /** E-mail: the login. */
  email: string;
  /** Language of letters: `en` or `ru`; by default that of the request. */
  language?: string | null | undefined;
  /** Password: 8 to 128 characters, none of the most used ones. */
  password: string;
  /** The password once more. */
  passwordRepeat: string;
  /** Phone in the international form, as +12025550123; the login can be reminded by it. */
  phone?: string | null | undefined;
  /** Number of the plan that the person wishes: one on sale. 1 stands for a single domain, of whose text the first line is kept. */
  plan?: number | null | undefined;
  /** Number of the plan that the person wishes, where `plan` is 1. */
  tariff?: number | null | undefined;
  /** Number of the term that the person wishes: 0 to 3 for 1, 3, 6 and 12 months. */
  term?: number | null | undefined;
};

export type LogInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LogInMutation = { logIn: { csrfToken: string } };

export type RegisterMutationVariables = Exact<{
  input: RegistrationInput;
}>;


export type RegisterMutation = { register: { csrfToken: string } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: { csrfToken: string } };

export type TakeOverSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type TakeOverSessionMutation = { takeOverSession: { csrfToken: string } };

export type RemindLoginMutationVariables = Exact<{
  phone: string;
}>;


export type RemindLoginMutation = { remindLogin: { message: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type PasswordResetQueryVariables = Exact<{
  uid: string;
}>;


export type PasswordResetQuery = { passwordReset: boolean };

export type ResetPasswordMutationVariables = Exact<{
  uid: string;
  password: string;
  passwordRepeat: string;
}>;


export type ResetPasswordMutation = { resetPassword: { csrfToken: string } };

export type PlanChoiceQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanChoiceQuery = { plans: Array<{ id: number, label: string, terms: Array<{ term: number, months: number, days: number, priceCents: number, discountPercent: number }> }> };


export const LogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csrfToken"}}]}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csrfToken"}}]}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const LogOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csrfToken"}}]}}]}}]} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const TakeOverSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeOverSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeOverSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csrfToken"}}]}}]}}]} as unknown as DocumentNode<TakeOverSessionMutation, TakeOverSessionMutationVariables>;
export const RemindLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemindLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RemindLoginMutation, RemindLoginMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const PasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}]}}]} as unknown as DocumentNode<PasswordResetQuery, PasswordResetQueryVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passwordRepeat"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"passwordRepeat"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passwordRepeat"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csrfToken"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const PlanChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanChoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}}]}}]}}]}}]} as unknown as DocumentNode<PlanChoiceQuery, PlanChoiceQueryVariables>;

/** Data is there whole or not at all: nothing here asks for partial answers or streams. */
type Whole<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `PasswordReset` and follows its answer. */
export function usePasswordResetQuery(options: useQuery.Options<PasswordResetQuery, PasswordResetQueryVariables>): Whole<PasswordResetQuery, PasswordResetQueryVariables> {
  return useQuery<PasswordResetQuery, PasswordResetQueryVariables>(PasswordResetDocument, options as useQuery.Options<PasswordResetQuery, PasswordResetQueryVariables> & { variables: PasswordResetQueryVariables }) as Whole<PasswordResetQuery, PasswordResetQueryVariables>;
}

/** Runs the query `PasswordReset` when it is told to. */
export function usePasswordResetLazyQuery(options?: useLazyQuery.Options<PasswordResetQuery, PasswordResetQueryVariables>) {
  return useLazyQuery<PasswordResetQuery, PasswordResetQueryVariables>(PasswordResetDocument, options);
}

/** Runs the query `PlanChoice` and follows its answer. */
export function usePlanChoiceQuery(options?: useQuery.Options<PlanChoiceQuery, PlanChoiceQueryVariables>): Whole<PlanChoiceQuery, PlanChoiceQueryVariables> {
  return useQuery<PlanChoiceQuery, PlanChoiceQueryVariables>(PlanChoiceDocument, options as useQuery.Options<PlanChoiceQuery, PlanChoiceQueryVariables> & { variables: PlanChoiceQueryVariables }) as Whole<PlanChoiceQuery, PlanChoiceQueryVariables>;
}

/** Runs the query `PlanChoice` when it is told to. */
export function usePlanChoiceLazyQuery(options?: useLazyQuery.Options<PlanChoiceQuery, PlanChoiceQueryVariables>) {
  return useLazyQuery<PlanChoiceQuery, PlanChoiceQueryVariables>(PlanChoiceDocument, options);
}