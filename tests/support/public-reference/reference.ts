import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../server/process/project-root.js';

/** Schema of a documented value. */
export interface ReferenceSchema {
  type?: string;
  items?: ReferenceSchema;
  properties?: Readonly<Record<string, ReferenceSchema>>;
  additionalProperties?: ReferenceSchema;
  'x-filterable'?: boolean;
}

/** A call of the public API that this server implements. */
export interface ReferenceCall {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** Parameters that select between calls with the same path. */
  query?: string;
  parameters: readonly string[];
  /** Documented example addresses. */
  examples: readonly string[];
  response: ReferenceSchema | null;
}

/** Names, types and examples of the public API. */
export function referenceCalls(): ReferenceCall[] {
  const file = path.join(projectRoot, 'tests/support/public-reference/reference.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ReferenceCall[];
}

/** The call with this method and path. */
export function referenceCall(method: ReferenceCall['method'], callPath: string): ReferenceCall {
  const found = referenceCalls().find((call) => call.method === method && call.path === callPath);
  if (found === undefined) throw new Error(`The reference has no ${method} ${callPath}`);
  return found;
}

/** Schema of the rows of a table; undefined for other calls. */
export function rowSchema({ response }: ReferenceCall): ReferenceSchema | undefined {
  const { data, per_page: perPage } = response?.properties ?? {};
  return perPage === undefined ? undefined : data?.items;
}

/** Attributes of rows that this product does not cover. They are null. */
const uncoveredAttributes =
  /\.(?:superwsk|sumSuperwsk|serpf?|legal|gctr|gamn|isadult|rsya|spec|gar|adskeys|traf|result|aianswerscnt)$/;

/** Differences between a response and its schema in names and JSON types. */
export function typeMismatches(schema: ReferenceSchema, value: unknown, where = ''): string[] {
  if (value === null) return uncoveredAttributes.test(where) ? [] : [`${where} is null`];
  switch (schema.type) {
    case undefined:
      return schema.properties ? objectMismatches(schema, value, where) : [];
    case 'object':
      return objectMismatches(schema, value, where);
    case 'array':
      if (!Array.isArray(value)) return [`${where} is no list`];
      return value.flatMap((item) => typeMismatches(schema.items ?? {}, item, `${where}[]`));
    default:
      return isOf(schema.type, value) ? [] : [`${where} is ${JSON.stringify(value)}, not ${schema.type}`];
  }
}

function objectMismatches(
  { properties = {}, additionalProperties }: ReferenceSchema,
  value: unknown,
  where: string,
): string[] {
  if (typeof value !== 'object' || Array.isArray(value)) return [`${where} is no object`];
  const fields = value as Readonly<Record<string, unknown>>;
  const [[firstName = '', firstSchema = {}] = []] = Object.entries(properties);
  // The reference writes a map as an object with one placeholder name.
  const isMap = firstName.startsWith('<') || where.endsWith('.wizards');
  const valueSchema = additionalProperties ?? (isMap ? firstSchema : undefined);
  if (valueSchema !== undefined) {
    return Object.entries(fields).flatMap(([name, item]) =>
      typeMismatches(valueSchema, item, `${where}.${name}`),
    );
  }
  return Object.entries(properties).flatMap(([name, property]) =>
    name in fields
      ? typeMismatches(property, fields[name], `${where}.${name}`)
      : [`${where}.${name} is missing`],
  );
}

/** Whether a value has a type of the documentation. */
function isOf(type: string, value: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'number':
    case 'double':
      return typeof value === 'number';
    default:
      return typeof value === type;
  }
}
