/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MonetizationQueryVariables = Exact<{
  domain: string;
  base?: string | null | undefined;
}>;


export type MonetizationQuery = { monetization: { domain: string, subdomainsCount: number, identifiers: Array<{ kind: Types.IdentifierKind, id: string, sites: number | null }>, sites: Array<{ name: string, it50: number, vis: number, hasVolumes: boolean, kinds: Array<Types.IdentifierKind> }> | null, subdomains: Array<{ name: string, it50: number, vis: number, hasVolumes: boolean }> } };


export const MonetizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Monetization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monetization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sites"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}},{"kind":"Field","name":{"kind":"Name","value":"hasVolumes"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subdomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}},{"kind":"Field","name":{"kind":"Name","value":"hasVolumes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subdomainsCount"}}]}}]}}]} as unknown as DocumentNode<MonetizationQuery, MonetizationQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `Monetization` and subscribes to its result. */
export function useMonetizationQuery(options: useQuery.Options<MonetizationQuery, MonetizationQueryVariables>): CompleteResult<MonetizationQuery, MonetizationQueryVariables> {
  return useQuery<MonetizationQuery, MonetizationQueryVariables>(MonetizationDocument, options as useQuery.Options<MonetizationQuery, MonetizationQueryVariables> & { variables: MonetizationQueryVariables }) as CompleteResult<MonetizationQuery, MonetizationQueryVariables>;
}

/** Runs the query `Monetization` on demand. */
export function useMonetizationLazyQuery(options?: useLazyQuery.Options<MonetizationQuery, MonetizationQueryVariables>) {
  return useLazyQuery<MonetizationQuery, MonetizationQueryVariables>(MonetizationDocument, options);
}