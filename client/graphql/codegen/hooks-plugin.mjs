// Emits `useXQuery` and `useXLazyQuery` for every query, on the hooks of @apollo/client/react.
import { concatAST, Kind } from 'graphql';

const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);

export function plugin(_schema, documents) {
  const ast = concatAST(documents.flatMap((file) => (file.document ? [file.document] : [])));
  const queries = ast.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === 'query');
  if (queries.length === 0) return '';
  return {
    prepend: [
      "import { type LazyQueryHookOptions, type QueryHookOptions, useLazyQuery, useQuery } from '@apollo/client/react';",
    ],
    content: queries.map(hooksOf).join('\n'),
  };
}

function hooksOf(operation) {
  const name = pascal(operation.name.value);
  const types = `${name}Query, ${name}QueryVariables`;
  const hasRequired = operation.variableDefinitions.some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  );
  const given = hasRequired ? `{ variables: ${name}QueryVariables } | { skip: true; variables?: undefined }` : `{ variables?: ${name}QueryVariables }`;
  const options = `Omit<useQuery.Options<${types}>, 'variables' | 'skip'> & { skip?: boolean } & (${given})`;
  return `
export function use${name}Query(options${hasRequired ? '' : '?'}: ${options}) {
  return useQuery<${types}>(${name}Document, options as useQuery.Options<${types}> & { variables: ${name}QueryVariables });
}

export function use${name}LazyQuery(options?: useLazyQuery.Options<${types}>) {
  return useLazyQuery<${types}>(${name}Document, options);
}`;
}
