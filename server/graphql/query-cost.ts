import { GraphQLError, type DocumentNode, type GraphQLSchema } from 'graphql';
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import { pageSizes } from '../contract/page-sizes.js';

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

/**
 * Cost of an operation: each query field by its declared `complexity` (about the store's work), and the cells that its
 * answer may hold. Aliases of one field count as often as they are written, what a directive leaves out counts nothing,
 * and variables have the values that the resolvers will get. Throws GraphQLError where an argument has no right value.
 */
export function costOf({ schema, document, name, variables }: WeighedOperation): number {
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
