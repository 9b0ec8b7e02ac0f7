import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  findBreakingChanges,
  lexicographicSortSchema,
  printSchema,
  visit,
  parse,
  print,
} from 'graphql';
import { projectRoot } from '../../server/process/project-root.js';

/** A change that breaks clients of the last release. */
interface BreakingChange {
  description: string;
  /** Names that the changelog must contain in code font. */
  names: readonly string[];
}

/** Public interface as text: the GraphQL schema and one line per element of the REST API. */
export interface PublicInterface {
  graphql: string;
  rest: readonly string[];
}

const directory = path.join(projectRoot, 'tests/support/public-interface');
const graphqlFile = path.join(directory, 'schema.graphql');
const restFile = path.join(directory, 'rest.txt');

/** Reads the public interface of the last release. */
export function readReleasedInterface(): PublicInterface {
  return {
    graphql: readFileSync(graphqlFile, 'utf8'),
    rest: readFileSync(restFile, 'utf8').trimEnd().split('\n'),
  };
}

/** Records the public interface of a release. */
export function writeReleasedInterface({ graphql, rest }: PublicInterface): void {
  writeFileSync(graphqlFile, graphql);
  writeFileSync(restFile, `${rest.join('\n')}\n`);
}

/** Sorts a GraphQL schema and removes its descriptions, which may change freely. */
export function normaliseGraphql(schema: string): string {
  const document = visit(parse(printSchema(lexicographicSortSchema(buildSchema(schema)))), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
  return `${print(document)}\n`;
}

interface Schema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
}

interface Content {
  content?: Readonly<Record<string, { schema: Schema & { required?: readonly string[] } }>>;
}

interface Operation {
  parameters?: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: Readonly<Record<string, Content>>;
}

/**
 * Lists the elements of an OpenAPI document, one per line: operations, parameters, parameter values, media types and
 * response fields.
 */
export function listRestElements(document: object): string[] {
  const { paths } = document as { paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
  return Object.entries(paths)
    .flatMap(([address, operations]) =>
      Object.entries(operations).flatMap(([method, operation]) => {
        const name = `${method.toUpperCase()} ${address}`;
        return [name, ...listRequest(operation), ...listResponse(operation)].map((line, index) =>
          index === 0 ? line : `${name} ${line}`,
        );
      }),
    )
    .sort();
}

function listRequest({ parameters = [], requestBody }: Operation): string[] {
  const body = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.entries(schema.properties ?? {}).map(([name, property]) => ({
      name,
      in: 'body',
      required: schema.required?.includes(name) ?? false,
      schema: property,
    })),
  );
  const lines = [...parameters, ...body].flatMap(({ name, in: location, required, schema }) => [
    `${location} ${name}: ${typeOf(schema)}${required === true ? ' required' : ''}`,
    ...(schema.enum ?? schema.items?.enum ?? []).map((value) => `${location} ${name} = ${String(value)}`),
  ]);
  return [...new Set(lines)];
}

function listResponse({ responses }: Operation): string[] {
  return Object.entries(responses['200']?.content ?? {}).flatMap(([mediaType, { schema }]) => [
    `returns ${mediaType}`,
    ...(mediaType === 'application/json' ? listFields(schema, '') : []),
  ]);
}

function listFields(schema: Schema, parent: string): string[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    `returns ${parent}${name}: ${typeOf(field)}`,
    ...listFields(field, `${parent}${name}.`),
  ]);
  return schema.items ? [...fields, ...listFields(schema.items, `${parent}[].`)] : fields;
}

function typeOf({ type = 'any' }: Schema): string {
  return typeof type === 'string' ? type : type.join('|');
}

/** Finds the changes between two interfaces that break existing clients. */
export function findBreakingInterfaceChanges(
  released: PublicInterface,
  current: PublicInterface,
): BreakingChange[] {
  const rest = findBreakingRestChanges(released.rest, current.rest);
  if (released.graphql === current.graphql) return rest;
  const graphql = findBreakingChanges(buildSchema(released.graphql), buildSchema(current.graphql)).map(
    ({ description }) => ({ description: `GraphQL: ${description}`, names: [getGraphqlName(description)] }),
  );
  return [...graphql, ...rest];
}

/** The most specific name of a change: `Bill.state changed type …` is about `state`. */
function getGraphqlName(description: string): string {
  const patterns = [
    /^(\w+) (?:was removed|changed)/,
    /^\w+(?:\.\w+)*\.(\w+)/,
    /field (\w+)/,
    /\.(\w+)/,
    /(\w+)/,
  ];
  return patterns.map((pattern) => pattern.exec(description)?.[1]).find((name) => name !== undefined) ?? '';
}

const requiredSuffix = / required$/;

function findBreakingRestChanges(released: readonly string[], current: readonly string[]): BreakingChange[] {
  const currentElements = new Set(current.map((line) => line.replace(requiredSuffix, '')));
  const releasedElements = new Set(released);
  const releasedOperations = new Set(released.filter((line) => line.split(' ').length === 2));
  const removed = released
    .map((line) => line.replace(requiredSuffix, ''))
    .filter((line) => !currentElements.has(line))
    .map((line) => ({ description: `REST: removed or changed ${line}`, names: getRestNames(line) }));
  const newlyRequired = current
    .filter((line) => requiredSuffix.test(line) && !releasedElements.has(line))
    .filter((line) => releasedOperations.has(line.split(' ').slice(0, 2).join(' ')))
    .map((line) => ({ description: `REST: now required: ${line}`, names: getRestNames(line) }));
  return [...removed, ...newlyRequired];
}

/** Path of the operation, and the name of its parameter or field. */
function getRestNames(line: string): string[] {
  const [, address = '', kind, name] = line.split(' ');
  const element = kind === undefined ? undefined : name?.replace(/:$/, '').split('.').at(-1);
  return element === undefined ? [address] : [address, element];
}

/** Section of the changelog with the changes since the last release. */
export function readUnreleasedChanges(changelog: string): string {
  return /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog)?.[1] ?? '';
}

/** Breaking changes with a name that the text does not contain in code font. */
export function findUnlistedChanges(changes: readonly BreakingChange[], text: string): string[] {
  return changes
    .filter(({ names }) => !names.every((name) => isListed(name, text)))
    .map(({ description }) => description);
}

function isListed(name: string, text: string): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp('`[^`\\n]*(?<![\\w/-])' + escaped + '(?![\\w/-])[^`\\n]*`').test(text);
}
