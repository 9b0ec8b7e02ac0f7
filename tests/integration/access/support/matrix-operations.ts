import {
  getNamedType,
  isCompositeType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { csrfTokenOf, type GraphqlResult } from '../../support/caller.js';

/** A query or mutation as the matrix calls it. */
export interface MatrixOperation {
  /** Name of the root field. */
  name: string;
  kind: 'query' | 'mutation';
  arguments: readonly GraphQLArgument[];
  /** Document that passes these arguments as variables of their names and asks for all plain fields of the answer. */
  documentWith(names: readonly string[]): string;
  /** Set where an argument is a file: sends the document with a picture. */
  upload?: (
    url: string,
    headers: Record<string, string>,
    variables: Record<string, unknown>,
  ) => Promise<Pick<GraphqlResult, 'data' | 'errors'>>;
}

/** Every operation of the schema, queries first. A new one comes into the matrix by itself. */
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
    const given = field.args.filter(({ name }) => names.includes(name));
    const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
    const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
    const [head, call] = declared ? [`(${declared})`, `(${passed})`] : ['', ''];
    return `${kind} ${head} { ${field.name}${call}${selectionOf(field)} }`;
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

/** Plain fields of the answer, and those of the objects in it one level down. */
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

/** One black pixel. */
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
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      ...headers,
      'apollo-require-preflight': 'true',
      'x-csrf-token': await csrfTokenOf(url, headers),
    },
    body: form,
  });
  return (await answer.json()) as Pick<GraphqlResult, 'data' | 'errors'>;
}
