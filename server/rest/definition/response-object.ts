import type { JsonSchema } from './rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** One field of a response object. */
interface ResponseField {
  /** GraphQL fields that `read` needs. */
  selection: string;
  /** Name of the GraphQL object that contains these fields; missing if it is the object itself. */
  parent?: string;
  schema: JsonSchema;
  /** Computes the value from the GraphQL object. */
  read: (source: Fields) => unknown;
}

/** An object of the public API. Its selection, values and schema come from one table of fields. */
export interface ResponseObject {
  /** GraphQL selection of the object. */
  selection: string;
  schema: JsonSchema;
  /** Maps the GraphQL object to the public API. */
  present: (source: unknown) => Fields;
}

/** Declares a field that copies or converts one GraphQL field. */
export function field(
  name: string,
  schema: JsonSchema,
  convert: (value: unknown) => unknown = (value) => value,
): ResponseField {
  return { selection: name, schema, read: (source) => convert(source[name]) };
}

/** Declares a field that is computed from the selected GraphQL fields. */
export function computedField(
  selection: string,
  schema: JsonSchema,
  read: (source: Fields) => unknown,
): ResponseField {
  return { selection, schema, read };
}

/** Declares a field with the same value in every response. */
export function constantField(schema: JsonSchema, value: unknown): ResponseField {
  return { selection: '', schema, read: () => value };
}

/** Declares fields of the object that are nested in GraphQL. */
export function nestedFields<Name extends string>(
  parent: string,
  fields: Readonly<Record<Name, ResponseField>>,
): Record<Name, ResponseField> {
  const entries = Object.entries<ResponseField>(fields).map(([name, nested]) => [
    name,
    { ...nested, parent, read: (source: Fields) => nested.read(source[parent] as Fields) },
  ]);
  return Object.fromEntries(entries) as Record<Name, ResponseField>;
}

/** Declares a nullable or required object within another object. */
export function objectField(name: string, object: ResponseObject, schema: JsonSchema = {}): ResponseField {
  return {
    selection: `${name} { ${object.selection} }`,
    schema: { ...object.schema, ...schema },
    read: (source) => {
      const value = source[name];
      return value === null || value === undefined ? null : object.present(value);
    },
  };
}

/** Declares a list of objects within another object. */
export function listField(name: string, object: ResponseObject, schema: JsonSchema = {}): ResponseField {
  return {
    selection: `${name} { ${object.selection} }`,
    schema: { type: 'array', items: object.schema, ...schema },
    read: (source) => (source[name] as readonly unknown[]).map((item) => object.present(item)),
  };
}

/** Declares an object of the public API by its fields, in the order of the response. */
export function responseObject(fields: Readonly<Record<string, ResponseField>>): ResponseObject {
  const entries = Object.entries(fields);
  return {
    selection: mergeSelections(entries.map(([, entry]) => entry)),
    schema: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
    },
    present: (source) =>
      Object.fromEntries(entries.map(([name, { read }]) => [name, read(source as Fields)])),
  };
}

/** Maps each object of a list to the public API. */
export function presentAll(object: ResponseObject, sources: unknown): Fields[] {
  return (sources as readonly unknown[]).map((source) => object.present(source));
}

function mergeSelections(fields: readonly ResponseField[]): string {
  const own = fields.filter(({ parent }) => parent === undefined).map(({ selection }) => selection);
  const parents = new Set(fields.flatMap(({ parent }) => parent ?? []));
  const nested = [...parents].map((name) => {
    const selections = fields.filter(({ parent }) => parent === name).map(({ selection }) => selection);
    return `${name} { ${[...new Set(selections)].join(' ')} }`;
  });
  return [...new Set([...own, ...nested])].filter(Boolean).join(' ');
}
