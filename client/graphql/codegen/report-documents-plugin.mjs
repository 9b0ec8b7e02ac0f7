// Emits a document per `Report` query that fetches one page with all row fields.
import { getNamedType, isInterfaceType, isLeafType, isNonNullType, isObjectType } from 'graphql';

/** Rows are one level below the report, nested objects another one. */
const maxSelectionDepth = 3;
/** Fields that need an additional query, with the variable that requests them. */
const onDemand = new Map([['totalUnfiltered', 'withTotalUnfiltered']]);

export function plugin(schema) {
  const report = schema.getType('Report');
  const query = schema.getQueryType();
  if (!isInterfaceType(report) || !query)
    throw new Error('The schema has no reports: no `Report` interface or no queries.');
  const documents = Object.values(query.getFields())
    .filter((field) => returnsReport(field, report))
    .map((field) => `  ${field.name}: \`${documentOf(field)}\`,`);
  return [
    '/** One page of each report, by operation name. The response contains the page as `report`. */',
    'export const reportDocuments: Readonly<Record<string, string>> = {',
    ...documents,
    '};',
    '',
  ].join('\n');
}

function returnsReport(field, report) {
  const type = getNamedType(field.type);
  return isObjectType(type) && type.getInterfaces().includes(report);
}

function documentOf(field) {
  const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  const variables = field.args.map((argument) => `$${argument.name}: ${argument.type}`);
  const callArguments = field.args.map((argument) => `${argument.name}: $${argument.name}`);
  const type = getNamedType(field.type);
  for (const [costly, variable] of onDemand)
    if (costly in type.getFields()) variables.push(`$${variable}: Boolean = false`);
  const selection = selectionOf(type, 1);
  return `query ${name}Page${inBrackets(variables)} { report: ${field.name}${inBrackets(callArguments)} ${selection} }`;
}

function inBrackets(parts) {
  return parts.length > 0 ? `(${parts.join(', ')})` : '';
}

/** All fields of a type that need no arguments. */
function selectionOf(type, depth) {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some((argument) => isNonNullType(argument.type) && argument.defaultWidthPx === undefined))
      return [];
    const inner = getNamedType(field.type);
    if (isLeafType(inner))
      return [
        onDemand.has(field.name) ? `${field.name} @include(if: $${onDemand.get(field.name)})` : field.name,
      ];
    return depth < maxSelectionDepth ? [`${field.name} ${selectionOf(inner, depth + 1)}`] : [];
  });
  return `{ ${parts.join(' ')} }`;
}
