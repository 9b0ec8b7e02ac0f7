/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UploadsQueryVariables = Exact<{ [key: string]: never; }>;


export type UploadsQuery = { uploads: Array<{ id: string, name: string, size: number, choices: { base: string | null, date: string | null, domain: string | null, complete: boolean, allowFuture: boolean, columns: Array<{ name: string, field: Types.FileField | null }> | null, reading: { encoding: string | null, dateOrder: Types.DateOrder | null, decimal: Types.DecimalMark | null, market: string | null } } | null }>, uploadQuota: { largest: number, whole: number, used: number } };

export type RepeatedFileQueryVariables = Exact<{
  contentHash: string;
}>;


export type RepeatedFileQuery = { repeatedFile: { name: string, importedAt: string | null } | null };

export type InspectUploadQueryVariables = Exact<{
  id: string | number;
  columns?: Array<Types.ColumnChoice> | Types.ColumnChoice | null | undefined;
  reading?: Types.FileReadingInput | null | undefined;
}>;


export type InspectUploadQuery = { inspectUpload: Array<{ entry: string | null, container: string | null, format: string | null, skipped: string | null, readBy: Types.TableReading, domain: string | null, date: string | null, base: string | null, rows: number | null, fields: Array<string>, records: Array<Array<string>>, kept: { id: number, name: string } | null, readings: Array<{ setting: Types.ReadingSetting, value: string | null, text: string, choices: Array<{ value: string, name: string }> }>, forecast: { of: number, isAll: boolean, totalRows: number, rejected: number, beyond: number, future: number, isOneSite: boolean } | null, columns: Array<{ name: string, use: Types.FileColumnUse, field: string | null, reason: string | null, values: Array<string>, counts: { invalid: number, examples: Array<string> } | null }>, remarks: Array<{ code: string, text: string }> }> };

export type DataImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type DataImportsQuery = { dataImports: Array<{ id: string, state: Types.ImportState, createdAt: string, finishedAt: string | null, seconds: number, stage: string | null, progress: number, read: number, rows: number | null, rate: number | null, secondsLeft: number | null, fault: string | null, files: Array<{ name: string, upload: string | null, entry: string | null, format: string | null, readings: Array<string>, failedResponses: string | null, rejected: number | null, rejects: string | null }>, columnsWithInvalidValues: Array<{ file: string, name: string, valid: number, empty: number, invalid: number, examples: Array<string> }>, counts: { records: number, stored: number, superseded: number, supersededBy: string | null, duplicates: number, outsideDepth: number, own: number, totalRows: number, rejected: number, keywords: number, domains: number, ownSites: Array<string>, bases: Array<string>, dates: Array<string>, mostKeywords: Array<{ base: string, domain: string, keywords: number, isPaid: boolean }>, keyword: { base: string, word: string } | null } | null }> };

export type ColumnMappingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ColumnMappingsQuery = { columnMappings: Array<{ id: number, name: string, columns: number }> };

export type RemoveUploadMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveUploadMutation = { removeUpload: boolean };

export type StartImportMutationVariables = Exact<{
  files: Array<Types.ImportFile> | Types.ImportFile;
}>;


export type StartImportMutation = { startImport: string };

export type RemoveColumnMappingMutationVariables = Exact<{
  id: number;
}>;


export type RemoveColumnMappingMutation = { removeColumnMapping: Array<{ id: number, name: string, columns: number }> };


export const UploadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Uploads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"allowFuture"}},{"kind":"Field","name":{"kind":"Name","value":"reading"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"decimal"}},{"kind":"Field","name":{"kind":"Name","value":"market"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"uploadQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"largest"}},{"kind":"Field","name":{"kind":"Name","value":"whole"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}}]} as unknown as DocumentNode<UploadsQuery, UploadsQueryVariables>;
export const RepeatedFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RepeatedFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contentHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repeatedFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contentHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contentHash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}}]}}]}}]} as unknown as DocumentNode<RepeatedFileQuery, RepeatedFileQueryVariables>;
export const InspectUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InspectUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ColumnChoice"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reading"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FileReadingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inspectUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}},{"kind":"Argument","name":{"kind":"Name","value":"reading"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reading"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"container"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"readBy"}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"readings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"forecast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"of"}},{"kind":"Field","name":{"kind":"Name","value":"isAll"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"beyond"}},{"kind":"Field","name":{"kind":"Name","value":"future"}},{"kind":"Field","name":{"kind":"Name","value":"isOneSite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invalid"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"remarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"records"}}]}}]}}]} as unknown as DocumentNode<InspectUploadQuery, InspectUploadQueryVariables>;
export const DataImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"upload"}},{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"readings"}},{"kind":"Field","name":{"kind":"Name","value":"failedResponses"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"rejects"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columnsWithInvalidValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"empty"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"}},{"kind":"Field","name":{"kind":"Name","value":"stored"}},{"kind":"Field","name":{"kind":"Name","value":"superseded"}},{"kind":"Field","name":{"kind":"Name","value":"supersededBy"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"outsideDepth"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"mostKeywords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keyword"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"word"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownSites"}},{"kind":"Field","name":{"kind":"Name","value":"bases"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}}]}}]}}]} as unknown as DocumentNode<DataImportsQuery, DataImportsQueryVariables>;
export const ColumnMappingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ColumnMappings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columnMappings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}}]}}]}}]} as unknown as DocumentNode<ColumnMappingsQuery, ColumnMappingsQueryVariables>;
export const RemoveUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveUploadMutation, RemoveUploadMutationVariables>;
export const StartImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"files"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportFile"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"files"},"value":{"kind":"Variable","name":{"kind":"Name","value":"files"}}}]}]}}]} as unknown as DocumentNode<StartImportMutation, StartImportMutationVariables>;
export const RemoveColumnMappingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveColumnMapping"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeColumnMapping"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}}]}}]}}]} as unknown as DocumentNode<RemoveColumnMappingMutation, RemoveColumnMappingMutationVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `Uploads` and subscribes to its result. */
export function useUploadsQuery(options?: useQuery.Options<UploadsQuery, UploadsQueryVariables>): CompleteResult<UploadsQuery, UploadsQueryVariables> {
  return useQuery<UploadsQuery, UploadsQueryVariables>(UploadsDocument, options as useQuery.Options<UploadsQuery, UploadsQueryVariables> & { variables: UploadsQueryVariables }) as CompleteResult<UploadsQuery, UploadsQueryVariables>;
}

/** Runs the query `Uploads` on demand. */
export function useUploadsLazyQuery(options?: useLazyQuery.Options<UploadsQuery, UploadsQueryVariables>) {
  return useLazyQuery<UploadsQuery, UploadsQueryVariables>(UploadsDocument, options);
}

/** Runs the query `RepeatedFile` and subscribes to its result. */
export function useRepeatedFileQuery(options: useQuery.Options<RepeatedFileQuery, RepeatedFileQueryVariables>): CompleteResult<RepeatedFileQuery, RepeatedFileQueryVariables> {
  return useQuery<RepeatedFileQuery, RepeatedFileQueryVariables>(RepeatedFileDocument, options as useQuery.Options<RepeatedFileQuery, RepeatedFileQueryVariables> & { variables: RepeatedFileQueryVariables }) as CompleteResult<RepeatedFileQuery, RepeatedFileQueryVariables>;
}

/** Runs the query `RepeatedFile` on demand. */
export function useRepeatedFileLazyQuery(options?: useLazyQuery.Options<RepeatedFileQuery, RepeatedFileQueryVariables>) {
  return useLazyQuery<RepeatedFileQuery, RepeatedFileQueryVariables>(RepeatedFileDocument, options);
}

/** Runs the query `InspectUpload` and subscribes to its result. */
export function useInspectUploadQuery(options: useQuery.Options<InspectUploadQuery, InspectUploadQueryVariables>): CompleteResult<InspectUploadQuery, InspectUploadQueryVariables> {
  return useQuery<InspectUploadQuery, InspectUploadQueryVariables>(InspectUploadDocument, options as useQuery.Options<InspectUploadQuery, InspectUploadQueryVariables> & { variables: InspectUploadQueryVariables }) as CompleteResult<InspectUploadQuery, InspectUploadQueryVariables>;
}

/** Runs the query `InspectUpload` on demand. */
export function useInspectUploadLazyQuery(options?: useLazyQuery.Options<InspectUploadQuery, InspectUploadQueryVariables>) {
  return useLazyQuery<InspectUploadQuery, InspectUploadQueryVariables>(InspectUploadDocument, options);
}

/** Runs the query `DataImports` and subscribes to its result. */
export function useDataImportsQuery(options?: useQuery.Options<DataImportsQuery, DataImportsQueryVariables>): CompleteResult<DataImportsQuery, DataImportsQueryVariables> {
  return useQuery<DataImportsQuery, DataImportsQueryVariables>(DataImportsDocument, options as useQuery.Options<DataImportsQuery, DataImportsQueryVariables> & { variables: DataImportsQueryVariables }) as CompleteResult<DataImportsQuery, DataImportsQueryVariables>;
}

/** Runs the query `DataImports` on demand. */
export function useDataImportsLazyQuery(options?: useLazyQuery.Options<DataImportsQuery, DataImportsQueryVariables>) {
  return useLazyQuery<DataImportsQuery, DataImportsQueryVariables>(DataImportsDocument, options);
}

/** Runs the query `ColumnMappings` and subscribes to its result. */
export function useColumnMappingsQuery(options?: useQuery.Options<ColumnMappingsQuery, ColumnMappingsQueryVariables>): CompleteResult<ColumnMappingsQuery, ColumnMappingsQueryVariables> {
  return useQuery<ColumnMappingsQuery, ColumnMappingsQueryVariables>(ColumnMappingsDocument, options as useQuery.Options<ColumnMappingsQuery, ColumnMappingsQueryVariables> & { variables: ColumnMappingsQueryVariables }) as CompleteResult<ColumnMappingsQuery, ColumnMappingsQueryVariables>;
}

/** Runs the query `ColumnMappings` on demand. */
export function useColumnMappingsLazyQuery(options?: useLazyQuery.Options<ColumnMappingsQuery, ColumnMappingsQueryVariables>) {
  return useLazyQuery<ColumnMappingsQuery, ColumnMappingsQueryVariables>(ColumnMappingsDocument, options);
}