// Emits `useXQuery` and `useXLazyQuery` for every query, on the hooks of @apollo/client/react.
import { concatAST, Kind } from 'graphql';

const completeResultType = `
/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;`;

export function plugin(_schema, documents) {
  const ast = concatAST(documents.flatMap((file) => (file.document ? [file.document] : [])));
  const queries = ast.definitions.filter(isQuery);
  if (queries.length === 0) return '';
  return {
    prepend: [
      "import type { OperationVariables } from '@apollo/client';",
      "import { useLazyQuery, useQuery } from '@apollo/client/react';",
    ],
    content: [completeResultType, ...queries.map(hooksOf)].join('\n'),
  };
}

function isQuery(node) {
  return node.kind === Kind.OPERATION_DEFINITION && node.operation === 'query';
}

function hooksOf(operation) {
  const name = operation.name.value.charAt(0).toUpperCase() + operation.name.value.slice(1);
  const types = `${name}Query, ${name}QueryVariables`;
  const optional = operation.variableDefinitions.every(isOptional) ? '?' : '';
  return `
/** Runs the query \`${operation.name.value}\` and subscribes to its result. */
export function use${name}Query(options${optional}: useQuery.Options<${types}>): CompleteResult<${types}> {
  return useQuery<${types}>(${name}Document, options as useQuery.Options<${types}> & { variables: ${name}QueryVariables }) as CompleteResult<${types}>;
}

/** Runs the query \`${operation.name.value}\` on demand. */
export function use${name}LazyQuery(options?: useLazyQuery.Options<${types}>) {
  return useLazyQuery<${types}>(${name}Document, options);
}`;
}

function isOptional(variable) {
  return variable.type.kind !== Kind.NON_NULL_TYPE || variable.defaultWidthPx !== undefined;
}
