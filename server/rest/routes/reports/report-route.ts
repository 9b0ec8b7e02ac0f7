import { camelCase } from '../../../contract/formatting/camel-case.js';
import { maxRowsPerPage, pageSizes } from '../../../contract/reports/page-sizes.js';
import { getSubjectParameters, tableParameters } from '../../../contract/reports/report-parameters.js';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { supportsDaySpan } from '../../../reports/engine/baseline-comparison.js';
import type { ReportArgument } from '../../../reports/engine/report-argument.js';
import type { ReportDefinition } from '../../../reports/engine/report-definition.js';
import { fileParameters } from '../../parameters/file-parameters.js';
import { operationFor } from '../../definition/operation.js';
import { buildEnvelope, envelopeSchema } from './report-envelope.js';
import { isPublicPath, servedDefinition } from '../../definition/public-paths.js';
import { integer, numberChoice, flag, textChoice, text, list } from '../../parameters/parameter-kinds.js';
import { inQuery } from '../../parameters/rest-parameters.js';
import type { RestRoute } from '../../definition/rest-route.js';
import { sharedParameters } from '../../parameters/shared-parameters.js';

type Fields = Readonly<Record<string, unknown>>;

/** Rows per page of public API calls. The server streams more rows than a page of the interface has. */
const largePageParameter = inQuery(integer({ from: pageSizes.min }).default(pageSizes.default), {
  variable: 'perPage',
  description: {
    en: `Rows per page, ${pageSizes.min} to ${pageSizes.max}; up to ${maxRowsPerPage} with a token, as a stream.`,
    ru: `Строк на странице, от ${pageSizes.min} до ${pageSizes.max}; с токеном – до ${maxRowsPerPage}, потоком.`,
  },
});

/** REST route derived from a report definition. */
export function reportRoute(definition: ReportDefinition, schema: GraphQLSchema): RestRoute {
  const field = camelCase(definition.id);
  const served = servedDefinition(definition);
  return {
    methods: ['GET', 'POST'],
    path: definition.restPath,
    tag: definition.section,
    summary: definition.title,
    description: definition.description,
    parameters: z.object({
      ...sharedParameters([...getSubjectParameters(definition.subject), 'base']),
      ...argumentParameters(definition),
      ...sharedParameters(tableParameters),
      ...(isPublicPath(definition.restPath) && { per_page: largePageParameter }),
      ...fileParameters(definition),
      ...sharedParameters(supportsDaySpan(definition) ? ['forDay'] : []),
    }),
    operation: operationFor(schema, field, ['data']),
    shape: (data, context) => buildEnvelope(served, data[field] as Fields, context),
    responseSchema: envelopeSchema(served),
    report: definition,
  };
}

function argumentParameters({ arguments: declared = {} }: ReportDefinition): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(declared).map(([id, argument]) => [
      id,
      inQuery(applyRequirement(argument), {
        aliases: argument.alias === undefined ? undefined : [argument.alias],
        variable: camelCase(id),
        description: argument.description,
      }),
    ]),
  );
}

function applyRequirement(argument: ReportArgument): z.ZodType {
  const kind = getArgumentSchema(argument);
  if (argument.default !== undefined) return kind.default(argument.default);
  return argument.required ? kind : kind.optional();
}

/** Maximum characters of a line in a long list, including the line end. */
const maxLineLength = 100;

function getArgumentSchema({ type, oneOf, maxLines }: ReportArgument): z.ZodType {
  const values = oneOf && [...oneOf.values.map(({ value }) => value), ...(oneOf.unsupportedValues ?? [])];
  switch (type) {
    case 'integer':
      return values ? numberChoice(values.map(Number)) : integer();
    case 'string':
      return values ? textChoice(values.map(String)) : text();
    case 'boolean':
      return flag();
    case 'stringList':
    case 'domainList':
      return maxLines === undefined ? list() : list(maxLines * maxLineLength);
  }
}
