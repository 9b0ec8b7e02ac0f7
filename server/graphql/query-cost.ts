import {
  getNamedType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Cost of a query field that says nothing of it. */
const plainCost = 1;
/** Cells (rows by fields) that cost as much as a plain field. */
const cellsPerPoint = 500;
/** Rows of a page where the call names no number. */
const usualRows = 25;
const mostRows = 500;

/** An operation with what is needed to weigh it. */
export interface WeighedOperation {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  variables: Readonly<Record<string, unknown>>;
}

/**
 * Cost of an operation: each query field by its declared `complexity` (about the store's work), and the cells that its
 * answer may hold. Aliases of one field count as often as they are written.
 */
export function costOf(weighed: WeighedOperation): number {
  const fields = fieldsIn(weighed.operation.selectionSet, weighed.fragments);
  return fields.reduce((cost, field) => cost + costOfField(field, weighed), 0);
}

function costOfField(field: FieldNode, weighed: WeighedOperation): number {
  const declared = weighed.schema.getQueryType()?.getFields()[field.name.value];
  if (!declared) return 0;
  const complexity = declared.extensions['complexity'];
  const own = typeof complexity === 'number' ? complexity : plainCost;
  const isReport = declared.args.some((argument) => argument.name === 'perPage');
  if (!isReport || getNamedType(declared.type).name.startsWith('__')) return own;
  return own + (rowsOf(field, weighed) * leavesOf(field, weighed)) / cellsPerPoint;
}

function rowsOf(field: FieldNode, { variables }: WeighedOperation): number {
  const given = field.arguments?.find((argument) => argument.name.value === 'perPage')?.value;
  if (given?.kind === Kind.INT) return Math.min(Number(given.value), mostRows);
  if (given?.kind !== Kind.VARIABLE) return usualRows;
  const value = variables[given.name.value];
  return typeof value === 'number' ? Math.min(value, mostRows) : usualRows;
}

function leavesOf(field: FieldNode, { fragments }: WeighedOperation): number {
  const rows = fieldsIn(field.selectionSet, fragments).filter((child) => child.name.value === 'data');
  return rows.reduce((leaves, row) => leaves + fieldsIn(row.selectionSet, fragments).length, 0);
}

function fieldsIn(
  set: SelectionSetNode | undefined,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet, fragments);
    return fieldsIn(fragments[selection.name.value]?.selectionSet, fragments);
  });
}
