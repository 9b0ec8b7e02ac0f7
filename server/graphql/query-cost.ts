import {
  getNullableType,
  GraphQLError,
  isListType,
  Kind,
  type DocumentNode,
  type GraphQLSchema,
  type TypeNode,
} from 'graphql';
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import { pageSizes } from '../contract/reports/page-sizes.js';
import { memoizePerObject } from '../reports/engine/memoize-per-object.js';

/** Cost of a query field without a declared complexity. */
const defaultFieldCost = 1;
/** Number of cells (rows times fields) that cost one point. */
const cellsPerPoint = 500;
/** Assumed length of a list without paging, and of a list inside another object. */
const assumedListLength = { root: 100, nested: 10 } as const;

interface CostedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  /** Name of the operation. Undefined if the document contains only one. */
  name: string | undefined;
  /** Raw variables of the request. */
  variables: Readonly<Record<string, unknown>>;
}

/**
 * Maximum number of cached costs per document. Variables that determine the cost, such as page sizes, have few
 * distinct values.
 */
const maxCachedCosts = 100;
/** Costs with longer keys are not cached. */
const maxCachedKeyLength = 1_000;

interface CostCache {
  /** Names of string variables, whose values affect neither cost nor validation. */
  textVariables: ReadonlySet<string>;
  costs: Map<string, number>;
}

/**
 * Cost of an operation, cached by document and variables. The values of lists affect no cost. Only the execution
 * validates them, because each validation of 100,000 values blocks the event loop for 50 ms.
 * @throws GraphQLError for an invalid argument
 */
export function getOperationCost(operation: CostedOperation): number {
  const { document, name = '' } = operation;
  const variables = emptyLists(operation.variables);
  const { textVariables, costs } = getCostCache(document);
  const keyParts: unknown[] = [name];
  for (const key in variables) {
    const value = variables[key];
    keyParts.push(key, typeof value === 'string' && textVariables.has(key) ? '' : value);
  }
  const key = JSON.stringify(keyParts);
  const cost = costs.get(key) ?? computeCost({ ...operation, variables });
  if (costs.size >= maxCachedCosts) costs.clear();
  if (key.length <= maxCachedKeyLength) costs.set(key, cost);
  return cost;
}

/** Copies variables with all lists emptied. The depth of the variables is limited. */
function emptyLists(variables: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      if (Array.isArray(value)) return [name, []];
      return [name, isPlainObject(value) ? emptyLists(value) : value];
    }),
  );
}

/** Files are objects of a class. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const getCostCache = memoizePerObject((document: DocumentNode): CostCache => ({
  textVariables: findTextVariables(document),
  costs: new Map(),
}));

function findTextVariables({ definitions }: DocumentNode): ReadonlySet<string> {
  const variableDefinitions = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  const nonTextNames = variableDefinitions
    .filter(({ type }) => !isText(type))
    .map(({ variable }) => variable.name.value);
  const names = variableDefinitions.map(({ variable }) => variable.name.value);
  return new Set(names.filter((name) => !nonTextNames.includes(name)));
}

function isText(type: TypeNode): boolean {
  if (type.kind === Kind.NON_NULL_TYPE) return isText(type.type);
  return type.kind === Kind.NAMED_TYPE && type.name.value === 'String';
}

/**
 * Cost of an operation: the declared `complexity` of each query field plus the cells of its result.
 * Aliases count separately, and fields excluded by a directive are free.
 * @throws GraphQLError for an invalid argument
 */
function computeCost(operation: CostedOperation): number {
  const { schema, document, name, variables } = operation;
  try {
    return getComplexity({
      schema,
      query: document,
      operationName: name,
      variables: { ...variables },
      estimators: [estimateFieldCost],
    });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message, nodes, originalError } = error;
    throw new GraphQLError(message, {
      nodes,
      originalError: originalError ?? error,
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
  }
}

const estimateFieldCost: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  // Of a page of rows, only the rows count: each field of a row is a cell.
  const rowsField = 'getFields' in type ? findRowsField(type.getFields()) : undefined;
  if (rowsField !== undefined) return field.name === rowsField ? childComplexity : 0;
  const isList = isListType(getNullableType(field.type));
  if (type.name !== 'Query' && type.name !== 'Mutation') {
    return Math.max(1, childComplexity) * (isList ? assumedListLength.nested : 1);
  }
  const declared: unknown = field.extensions['complexity'];
  const baseCost = typeof declared === 'number' ? declared : defaultFieldCost;
  const isReport = field.args.some(({ name }) => name === 'perPage');
  // A declared cost covers the list that the field returns.
  if (!isReport && typeof declared === 'number') return baseCost;
  const rows = isReport ? estimateRowCount(args['perPage']) : isList ? assumedListLength.root : 1;
  return baseCost + (rows * childComplexity) / cellsPerPoint;
};

/** Name of the field with the rows of a page. */
function findRowsField(fields: object): string | undefined {
  if ('data' in fields) return 'data';
  return 'items' in fields && 'lastPage' in fields ? 'items' : undefined;
}

/** Rows that a report field may return. Invalid and small values count as the default page size. */
function estimateRowCount(perPage: unknown): number {
  const requested = typeof perPage === 'number' ? perPage : pageSizes.default;
  return Math.min(Math.max(requested, pageSizes.default), pageSizes.max);
}
