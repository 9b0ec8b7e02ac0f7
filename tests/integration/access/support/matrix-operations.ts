import {
  getNamedType,
  isCompositeType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { fetchCsrfToken, type GraphqlResult } from '../../support/caller.js';

/** A query or mutation of the matrix. */
export interface MatrixOperation {
  /** Name of the root field. */
  name: string;
  kind: 'query' | 'mutation';
  arguments: readonly GraphQLArgument[];
  /** Document that takes these arguments as variables and selects all scalar fields of the result. */
  documentWith(names: readonly string[]): string;
  /** Defined for operations with a file argument: sends the document with an image. */
  upload?: (
    url: string,
    headers: Record<string, string>,
    variables: Record<string, unknown>,
  ) => Promise<Pick<GraphqlResult, 'data' | 'errors'>>;
}

/** Every operation of the schema, queries first. New operations join the matrix automatically. */
export function operationsOf(schema: GraphQLSchema): MatrixOperation[] {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return [
    ...queries.map((field) => operationOf('query', field)),
    ...mutations.map((field) => operationOf('mutation', field)),
  ];
}

function operationOf(kind: MatrixOperation['kind'], field: GraphQLField<unknown, unknown>): MatrixOperation {
  const file = field.args.find(({ type }) => String(getNamedType(type)) === 'Upload');
  const documentWith = (names: readonly string[]): string => {
    const passedArguments = field.args.filter(({ name }) => names.includes(name));
    const declared = passedArguments.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
    const passed = passedArguments.map(({ name }) => `${name}: $${name}`).join(', ');
    const [declaration, call] = declared ? [`(${declared})`, `(${passed})`] : ['', ''];
    return `${kind} ${declaration} { ${field.name}${call}${selectionOf(field)} }`;
  };
  const upload: MatrixOperation['upload'] = (url, headers, variables) => {
    const name = file?.name ?? '';
    const document = documentWith([...Object.keys(variables), name]);
    return sendPicture(url, headers, document, { ...variables, [name]: null }, name);
  };
  return {
    name: field.name,
    kind,
    arguments: field.args.filter((argument) => argument !== file),
    documentWith,
    ...(file ? { upload } : {}),
  };
}

/** Scalar fields of the result and of its objects one level down. */
function selectionOf(field: GraphQLField<unknown, unknown>, levels = 2): string {
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return '';
  if (!isObjectType(type)) return ' { __typename }';
  const inner = Object.values(type.getFields())
    .filter((child) => child.args.length === 0)
    .filter((child) => levels > 1 || !isCompositeType(getNamedType(child.type)))
    .map((child) => child.name + selectionOf(child, levels - 1));
  return ` { ${inner.length > 0 ? inner.join(' ') : '__typename'} }`;
}

/** A PNG with one black pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

async function sendPicture(
  url: string,
  headers: Record<string, string>,
  query: string,
  variables: Record<string, unknown>,
  file: string,
): Promise<Pick<GraphqlResult, 'data' | 'errors'>> {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables }));
  form.append('map', JSON.stringify({ 0: [`variables.${file}`] }));
  form.append('0', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), 'pixel.png');
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      ...headers,
      'apollo-require-preflight': 'true',
      'x-csrf-token': await fetchCsrfToken(url, headers),
    },
    body: form,
  });
  return (await response.json()) as Pick<GraphqlResult, 'data' | 'errors'>;
}
