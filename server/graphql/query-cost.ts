import { GraphQLError, Kind, type DocumentNode, type GraphQLSchema, type TypeNode } from 'graphql';
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import { pageSizes } from '../contract/page-sizes.js';
import { memoizePerObject } from '../reports/engine/memoize-per-object.js';

/** Cost of a query field that says nothing of it. */
const defaultFieldCost = 1;
/** Cells (rows by fields) that cost as much as a plain field. */
const cellsPerPoint = 500;

/** An operation with what is needed to weigh it. */
interface CostedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  /** Name of the operation that is to run; undefined where the document holds one alone. */
  name: string | undefined;
  /** Values of variables as the request brings them. */
  variables: Readonly<Record<string, unknown>>;
}

/** What documents cost by the values that decide it: a page is asked for with ever other words, but of few sizes. */
const maxCachedCosts = 100;
/** Characters of values beyond which a cost is weighed each time. */
const maxCachedKeyLength = 1_000;

interface CostCache {
  /** Names of the variables that are texts: any text is as good as another, to the cost and to the check of values. */
  textVariables: ReadonlySet<string>;
  costs: Map<string, number>;
}

/**
 * Cost of an operation, weighed once for a document and the values that have a say in it. Throws GraphQLError where an argument
 * has no right value.
 */
export function costOf(operation: CostedOperation): number {
  const { document, name = '', variables } = operation;
  const { textVariables, costs } = costCacheOf(document);
  const keyParts: unknown[] = [name];
  for (const key in variables) {
    const value = variables[key];
    keyParts.push(key, typeof value === 'string' && textVariables.has(key) ? '' : value);
  }
  const key = JSON.stringify(keyParts);
  const cost = costs.get(key) ?? computeCost(operation);
  if (costs.size >= maxCachedCosts) costs.clear();
  if (key.length <= maxCachedKeyLength) costs.set(key, cost);
  return cost;
}

const costCacheOf = memoizePerObject((document: DocumentNode): CostCache => ({
  textVariables: textVariablesOf(document),
  costs: new Map(),
}));

function textVariablesOf({ definitions }: DocumentNode): ReadonlySet<string> {
  const declared = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  const nonTextNames = declared
    .filter(({ type }) => !isText(type))
    .map(({ variable }) => variable.name.value);
  const names = declared.map(({ variable }) => variable.name.value);
  return new Set(names.filter((one) => !nonTextNames.includes(one)));
}

function isText(type: TypeNode): boolean {
  if (type.kind === Kind.NON_NULL_TYPE) return isText(type.type);
  return type.kind === Kind.NAMED_TYPE && type.name.value === 'String';
}

/**
 * Cost of an operation: each query field by its declared `complexity` (about the store's work), and the cells that its
 * answer may hold. Aliases of one field count as often as they are written, what a directive leaves out counts nothing,
 * and variables have the values that the resolvers will get. Throws GraphQLError where an argument has no right value.
 */
function computeCost({ schema, document, name, variables }: CostedOperation): number {
  try {
    return getComplexity({
      schema,
      query: document,
      operationName: name,
      variables: { ...variables },
      estimators: [costOfField],
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

const costOfField: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  // Of a page of rows only the rows count; each of their fields is a cell.
  if ('getFields' in type && 'data' in type.getFields()) return field.name === 'data' ? childComplexity : 0;
  if (type.name !== 'Query') return Math.max(1, childComplexity);
  const declared: unknown = field.extensions['complexity'];
  const baseCost = typeof declared === 'number' ? declared : defaultFieldCost;
  const isReport = field.args.some(({ name }) => name === 'perPage');
  return isReport ? baseCost + (rowsOf(args['perPage']) * childComplexity) / cellsPerPoint : baseCost;
};

/** A number that the report would refuse, or one below a page, costs a page. */
function rowsOf(perPage: unknown): number {
  const requested = typeof perPage === 'number' ? perPage : pageSizes.default;
  return Math.min(Math.max(requested, pageSizes.default), pageSizes.max);
}
