import { camelCase } from '../contract/camel-case.js';
import {
  reportParameter,
  subjectParameters,
  tableParameters,
  type ReportParameterKey,
} from '../contract/report-parameters.js';
import type { GraphQLSchema } from 'graphql';
import { comparesDays } from '../reports/engine/compare-days.js';
import type { ReportDefinition } from '../reports/engine/report-definition.js';
import { fileParameters } from './file-parameters.js';
import { operationFor } from './operation.js';
import { envelope, envelopeSchema } from './report-envelope.js';
import type { RestParameter, RestRoute } from './rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** A parameter that reports share, as REST calls take it. */
export function sharedParameter(key: ReportParameterKey): RestParameter {
  const parameter = reportParameter(key);
  return {
    name: parameter.rest ?? key,
    aliases: parameter.aliases,
    in: 'query',
    type: parameter.type === 'integer' ? 'integer' : 'string',
    required: parameter.required,
    minimum: parameter.minimum,
    maximum: parameter.maximum,
    oneOf: parameter.oneOf,
    default: parameter.default,
    variable: key,
    description: parameter.description,
  };
}

/** Filter rows have no form in a REST call. */
const tableKeys = tableParameters.filter((key) => reportParameter(key).rest !== undefined);

/** The REST call of a report, from its declaration alone. */
export function reportRoute(definition: ReportDefinition, schema: GraphQLSchema): RestRoute {
  const field = camelCase(definition.id);
  return {
    methods: ['GET', 'POST'],
    path: definition.rest,
    tag: definition.section,
    summary: definition.title,
    description: definition.description,
    parameters: [
      ...subjectParameters(definition.subject).map(sharedParameter),
      sharedParameter('base'),
      ...ownParameters(definition),
      ...tableKeys.map(sharedParameter),
      ...fileParameters(definition),
      ...(comparesDays(definition) ? [sharedParameter('forDay')] : []),
    ],
    operation: operationFor(schema, field),
    shape: (data, context) => envelope(definition, data[field] as Fields, context),
    answer: envelopeSchema(definition),
    report: definition,
  };
}

function ownParameters(definition: ReportDefinition): RestParameter[] {
  return Object.entries(definition.arguments ?? {}).map(([id, argument]) => ({
    name: id,
    aliases: argument.alias === undefined ? undefined : [argument.alias],
    in: 'query',
    type: argument.type === 'domainList' ? 'stringList' : argument.type,
    required: argument.required,
    default: argument.default,
    oneOf: argument.oneOf && [
      ...argument.oneOf.values.map(({ value }) => value),
      ...(argument.oneOf.uncovered ?? []),
    ],
    variable: camelCase(id),
    description: argument.description,
  }));
}
