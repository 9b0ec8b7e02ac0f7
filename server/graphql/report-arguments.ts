import { camelCase } from '../contract/formatting/camel-case.js';
import { reportParameterDescriptions } from '../contract/reports/report-parameter-descriptions.js';
import {
  getReportParameter,
  reportParameters,
  getSubjectParameters,
  tableParameters,
  type ReportParameter,
  type ReportParameterKey,
} from '../contract/reports/report-parameters.js';
import { GraphQLSafeInt } from 'graphql-scalars';
import { Int, Field, InputType } from 'type-graphql';
import { supportsDaySpan } from '../reports/engine/baseline-comparison.js';
import type { ReportArguments } from '../reports/engine/report-argument.js';
import type { ReportDefinition } from '../reports/engine/report-definition.js';
import type { ReportQuery } from '../reports/engine/report-query.js';
import { describeArgument } from '../schema-kit/describe.js';
import type { TypeThunk } from '../schema-kit/type-thunk.js';
import { graphqlTypeOfArgument } from './column-type.js';

/** A condition on a column. */
@InputType({ description: 'A condition on a column.' })
class FilterConditionInput {
  @Field(() => String, {
    description: 'Id of the column, as `ws`. The query `report` lists the columns that can be filtered.',
  })
  field!: string;

  @Field(() => String, {
    description: 'Operator, as `>=` or `NOT LIKE`. The query `report` lists the operators of each column.',
  })
  operator!: string;

  @Field(() => String, {
    description: 'Value as text. `DELIM` separates several values, `@` the bounds of BETWEEN.',
  })
  value!: string;
}

/** A filter row: a condition with alternatives joined by OR. Rows are joined by AND. */
@InputType({
  description: 'A row of the filter: a condition with optional alternatives. Rows are joined by AND.',
})
class FilterRowInput extends FilterConditionInput {
  @Field(() => [FilterConditionInput], {
    nullable: true,
    description: 'Alternatives, joined to the condition by OR.',
  })
  or?: FilterConditionInput[];
}

/** An argument of a report's query field. */
export interface FieldArgument {
  name: string;
  type: TypeThunk;
  nullable: boolean;
  default?: string | number | boolean;
  description: string;
}

/** Argument values by name. */
export type ArgumentValues = Readonly<Record<string, unknown>>;

/** All arguments of the query field of a report, in the order of declaration. */
export function getReportArguments(definition: ReportDefinition): FieldArgument[] {
  return [
    ...getSubjectParameters(definition.subject).map(buildSharedArgument),
    buildSharedArgument('base'),
    ...buildSpecificArguments(definition),
    ...tableParameters.map(buildSharedArgument),
    ...(supportsDaySpan(definition) ? [buildSharedArgument('forDay')] : []),
  ];
}

function buildSharedArgument(key: ReportParameterKey): FieldArgument {
  const parameter = getReportParameter(key);
  return {
    name: key,
    type: graphqlTypeOfParameter(parameter),
    nullable: !parameter.required,
    default: parameter.default,
    description: reportParameterDescriptions[key].en,
  };
}

/** Integers without a maximum may exceed 2^31, so they are SafeInt. */
function graphqlTypeOfParameter({ type, maximum, oneOf }: ReportParameter): TypeThunk {
  switch (type) {
    case 'string':
      return () => String;
    case 'integer':
      return maximum === undefined && oneOf === undefined ? () => GraphQLSafeInt : () => Int;
    case 'filterRows':
      return () => [FilterRowInput];
  }
}

function buildSpecificArguments(definition: ReportDefinition): FieldArgument[] {
  return Object.entries(definition.arguments ?? {}).map(([id, argument]) => ({
    name: camelCase(id),
    type: graphqlTypeOfArgument(argument),
    nullable: !argument.required,
    default: argument.default,
    description: describeArgument(argument),
  }));
}

/** Converts argument values to a report query. Null counts as missing. */
export function buildReportQuery(definition: ReportDefinition, values: ArgumentValues): ReportQuery {
  const keys = Object.keys(reportParameters) as ReportParameterKey[];
  const sharedParameters: ReportQuery = Object.fromEntries(
    keys.map((key) => [key, values[key] ?? undefined]),
  );
  return { ...sharedParameters, arguments: pickSpecificValues(definition, values) };
}

function pickSpecificValues(definition: ReportDefinition, values: ArgumentValues): ReportArguments {
  const ids = Object.keys(definition.arguments ?? {});
  return Object.fromEntries(
    ids.map((id) => [id, (values[camelCase(id)] ?? undefined) as ReportArguments[string]]),
  );
}
