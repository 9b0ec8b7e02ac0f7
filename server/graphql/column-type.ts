import { cellFormatRules } from '../reports/cell-formats.js';
import { GraphQLSafeInt } from 'graphql-scalars';
import { Float, Int } from 'type-graphql';
import type { Column } from '../reports/engine/report-column.js';
import type { ReportArgument } from '../reports/engine/report-argument.js';
import type { TypeThunk } from '../schema-kit/type-thunk.js';

/** GraphQL type of a column. Counts and ids may exceed 2^31, so integers are SafeInt. */
export function graphqlTypeOf(column: Column): TypeThunk {
  switch (column.type) {
    case 'integer':
      return () => GraphQLSafeInt;
    case 'decimal':
      return () => Float;
    case 'boolean':
      return () => Boolean;
    case 'array':
    case 'map':
      return () => [getItemType(column)];
    case 'string':
    case 'date':
      return () => String;
  }
}

/** GraphQL type of the items of a list column. */
function getItemType({ format }: Column): typeof Int | StringConstructor {
  const { enumValues, isSeries } = cellFormatRules[format];
  return enumValues ? Int : isSeries ? Float : String;
}

/** GraphQL type of an argument of a single report. */
export function graphqlTypeOfArgument(argument: ReportArgument): TypeThunk {
  switch (argument.type) {
    case 'integer':
      return () => Int;
    case 'boolean':
      return () => Boolean;
    case 'string':
      return () => String;
    case 'stringList':
    case 'domainList':
      return () => [String];
  }
}
