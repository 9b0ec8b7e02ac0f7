import { getNamedType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';

/**
 * Generates an operation with all arguments as variables and all fields except the excluded ones, three levels deep.
 */
export function operationFor(
  schema: GraphQLSchema,
  fieldName: string,
  excludedFields: readonly string[] = [],
): string {
  const query = schema.getQueryType()?.getFields()[fieldName];
  const field = query ?? schema.getMutationType()?.getFields()[fieldName];
  if (!field) throw new Error(`The schema has no query or mutation ${fieldName}.`);
  const kind = query ? 'query' : 'mutation';
  const variableDefinitions = field.args
    .map((argument) => `$${argument.name}: ${String(argument.type)}`)
    .join(', ');
  const argumentList = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const signature = field.args.length > 0 ? `${kind} (${variableDefinitions})` : kind;
  const call = field.args.length > 0 ? `${fieldName}(${argumentList})` : fieldName;
  return `${signature} { ${call}${buildSelection(field, 3, ['totalUnfiltered', ...excludedFields])} }`;
}

function buildSelection(
  field: GraphQLField<unknown, unknown>,
  levels: number,
  excludedFields: readonly string[],
): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  const childSelections = Object.values(type.getFields())
    .filter((child) => !excludedFields.includes(child.name))
    .filter((child) => levels > 1 || !isObjectType(getNamedType(child.type)))
    .map((child) => child.name + buildSelection(child, levels - 1, excludedFields));
  return ` { ${childSelections.join(' ')} }`;
}
