/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdExportPreviewQueryVariables = Exact<{
  domain: string;
  base?: string | null | undefined;
  type?: Types.AdExportType | null | undefined;
  campaign?: string | null | undefined;
  group?: Types.AdGrouping | null | undefined;
  match?: Types.KeywordMatch | null | undefined;
  minus?: Array<string> | string | null | undefined;
}>;


export type AdExportPreviewQuery = { adExportPreview: { columns: Array<string>, rows: Array<Array<string>>, lines: number, keywords: number, ads: number, tooLong: number, keptOff: number, lineLimit: number | null, titleLength: number, textLength: number, keywordWords: number, adsInGroup: number } };


export const AdExportPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdExportPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdExportType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaign"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdGrouping"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"match"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"KeywordMatch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minus"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adExportPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"campaign"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaign"}}},{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}},{"kind":"Argument","name":{"kind":"Name","value":"match"},"value":{"kind":"Variable","name":{"kind":"Name","value":"match"}}},{"kind":"Argument","name":{"kind":"Name","value":"minus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"ads"}},{"kind":"Field","name":{"kind":"Name","value":"tooLong"}},{"kind":"Field","name":{"kind":"Name","value":"keptOff"}},{"kind":"Field","name":{"kind":"Name","value":"lineLimit"}},{"kind":"Field","name":{"kind":"Name","value":"titleLength"}},{"kind":"Field","name":{"kind":"Name","value":"textLength"}},{"kind":"Field","name":{"kind":"Name","value":"keywordWords"}},{"kind":"Field","name":{"kind":"Name","value":"adsInGroup"}}]}}]}}]} as unknown as DocumentNode<AdExportPreviewQuery, AdExportPreviewQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `AdExportPreview` and subscribes to its result. */
export function useAdExportPreviewQuery(options: useQuery.Options<AdExportPreviewQuery, AdExportPreviewQueryVariables>): CompleteResult<AdExportPreviewQuery, AdExportPreviewQueryVariables> {
  return useQuery<AdExportPreviewQuery, AdExportPreviewQueryVariables>(AdExportPreviewDocument, options as useQuery.Options<AdExportPreviewQuery, AdExportPreviewQueryVariables> & { variables: AdExportPreviewQueryVariables }) as CompleteResult<AdExportPreviewQuery, AdExportPreviewQueryVariables>;
}

/** Runs the query `AdExportPreview` on demand. */
export function useAdExportPreviewLazyQuery(options?: useLazyQuery.Options<AdExportPreviewQuery, AdExportPreviewQueryVariables>) {
  return useLazyQuery<AdExportPreviewQuery, AdExportPreviewQueryVariables>(AdExportPreviewDocument, options);
}