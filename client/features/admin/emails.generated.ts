/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EmailsQueryVariables = Exact<{
  language: string;
}>;


export type EmailsQuery = { emailPreviews: Array<{ template: string, subject: string }> };

export type EmailPreviewQueryVariables = Exact<{
  template: string;
  language: string;
}>;


export type EmailPreviewQuery = { emailPreviews: Array<{ template: string, subject: string, text: string, html: string }> };


export const EmailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Emails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailPreviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}}]}}]} as unknown as DocumentNode<EmailsQuery, EmailsQueryVariables>;
export const EmailPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"template"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailPreviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"template"},"value":{"kind":"Variable","name":{"kind":"Name","value":"template"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]} as unknown as DocumentNode<EmailPreviewQuery, EmailPreviewQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `Emails` and subscribes to its result. */
export function useEmailsQuery(options: useQuery.Options<EmailsQuery, EmailsQueryVariables>): CompleteResult<EmailsQuery, EmailsQueryVariables> {
  return useQuery<EmailsQuery, EmailsQueryVariables>(EmailsDocument, options as useQuery.Options<EmailsQuery, EmailsQueryVariables> & { variables: EmailsQueryVariables }) as CompleteResult<EmailsQuery, EmailsQueryVariables>;
}

/** Runs the query `Emails` on demand. */
export function useEmailsLazyQuery(options?: useLazyQuery.Options<EmailsQuery, EmailsQueryVariables>) {
  return useLazyQuery<EmailsQuery, EmailsQueryVariables>(EmailsDocument, options);
}

/** Runs the query `EmailPreview` and subscribes to its result. */
export function useEmailPreviewQuery(options: useQuery.Options<EmailPreviewQuery, EmailPreviewQueryVariables>): CompleteResult<EmailPreviewQuery, EmailPreviewQueryVariables> {
  return useQuery<EmailPreviewQuery, EmailPreviewQueryVariables>(EmailPreviewDocument, options as useQuery.Options<EmailPreviewQuery, EmailPreviewQueryVariables> & { variables: EmailPreviewQueryVariables }) as CompleteResult<EmailPreviewQuery, EmailPreviewQueryVariables>;
}

/** Runs the query `EmailPreview` on demand. */
export function useEmailPreviewLazyQuery(options?: useLazyQuery.Options<EmailPreviewQuery, EmailPreviewQueryVariables>) {
  return useLazyQuery<EmailPreviewQuery, EmailPreviewQueryVariables>(EmailPreviewDocument, options);
}