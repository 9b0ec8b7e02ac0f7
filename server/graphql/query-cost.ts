import { GraphQLError, Kind, type DocumentNode, type GraphQLSchema, type TypeNode } from 'graphql';
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import { pageSizes } from '../contract/page-sizes.js';
import { memoizePerObject } from '../reports/engine/memoize-per-object.js';

/** Cost of a query field that says nothing of it. */
const plainCost = 1;
/** Cells (rows by fields) that cost as much as a plain field. */
const cellsPerPoint = 500;

/** An operation with what is needed to weigh it. */
interface WeighedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  /** Name of the operation that is to run; undefined where the document holds one alone. */
  name: string | undefined;
  /** Values of variables as the request brings them. */
  variables: Readonly<Record<string, unknown>>;
}

/** What documents cost by the values that decide it: a page is asked for with ever other words, but of few sizes. */
const mostKnown = 100;
/** Characters of values beyond which a cost is weighed each time. */
const longestKey = 1_000;

interface KnownCosts {
  /** Names of the variables that are texts: any text is as good as another, to the cost and to the check of values. */
  texts: ReadonlySet<string>;
  costs: Map<string, number>;
}

/**
 * Cost of an operation, weighed once for a document and the values that have a say in it. Throws GraphQLError where an argument
 * has no right value.
 */
export function costOf(operation: WeighedOperation): number {
  const { document, name = '', variables } = operation;
  const { texts, costs } = knownCosts(document);
  const deciding: unknown[] = [name];
  for (const key in variables) {
    const value = variables[key];
    deciding.push(key, typeof value === 'string' && texts.has(key) ? '' : value);
  }
  const key = JSON.stringify(deciding);
  const cost = costs.get(key) ?? weigh(operation);
  if (costs.size >= mostKnown) costs.clear();
  if (key.length <= longestKey) costs.set(key, cost);
  return cost;
}

const knownCosts = memoizePerObject((document: DocumentNode): KnownCosts => ({
  texts: textsOf(document),
  costs: new Map(),
}));

function textsOf({ definitions }: DocumentNode): ReadonlySet<string> {
  const declared = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  const others = declared.filter(({ type }) => !isText(type)).map(({ variable }) => variable.name.value);
  const names = declared.map(({ variable }) => variable.name.value);
  return new Set(names.filter((one) => !others.includes(one)));
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
function weigh({ schema, document, name, variables }: WeighedOperation): number {
  try {
    return getComplexity({
      schema,
      query: document,
      operationName: name,
      variables: { ...variables },
      estimators: [costOfField],
    });
  } catch (fault) {
    if (!(fault instanceof GraphQLError)) throw fault;
    const { message, nodes, originalError } = fault;
    throw new GraphQLError(message, {
      nodes,
      originalError: originalError ?? fault,
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
  }
}

const costOfField: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  // Of a page of rows only the rows count; each of their fields is a cell.
  if ('getFields' in type && 'data' in type.getFields()) return field.name === 'data' ? childComplexity : 0;
  if (type.name !== 'Query') return Math.max(1, childComplexity);
  const declared: unknown = field.extensions['complexity'];
  const own = typeof declared === 'number' ? declared : plainCost;
  const isReport = field.args.some(({ name }) => name === 'perPage');
  return isReport ? own + (rowsOf(args['perPage']) * childComplexity) / cellsPerPoint : own;
};

/** A number that the report would refuse, or one below a page, costs a page. */
function rowsOf(perPage: unknown): number {
  const asked = typeof perPage === 'number' ? perPage : pageSizes.initial;
  return Math.min(Math.max(asked, pageSizes.initial), pageSizes.highest);
}
